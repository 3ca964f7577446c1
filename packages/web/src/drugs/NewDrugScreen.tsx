import { type Drug, drugDefaults } from '@vicino/domain/drugs/drug.ts'
import { createDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { useReturnToList } from '../records/use-return-to-list.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { toast } from '../ui/toast.ts'
import { DrugFields } from './DrugFields.tsx'
import { type DrugValues, FormDrug, isComplete } from './drug-values.ts'

/** A new drug. Saving leads back to the list, the drug in sight. */
export function NewDrugScreen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.newDrug.pattern })
  const may = useDossier().allows('drugs.write_list')
  return (
    <Page width="form">
      <PageHeader title={t('Nuovo farmaco')} back={pages.drugs.link({ dossierId })} />
      {may ? <NewDrug dossierId={dossierId} /> : <ReadOnlyNotice />}
    </Page>
  )
}

function NewDrug({ dossierId }: { dossierId: string }) {
  const { t } = useTranslation()
  const returnToList = useReturnToList(pages.drugs.link({ dossierId }))
  const today = useToday()
  const [_id] = useState(() => newId())
  const start: DrugValues = {
    ...drugDefaults(today),
    _id,
    version: 0,
    name: '',
    modality: null,
    cadence: 'daily',
    handover: false,
  }
  const save = useSave(createDrug)
  const draft = useDraftForm<DrugValues, Drug>({
    key: `drug.new.${dossierId}`,
    schema: FormDrug,
    start,
    send: (values, form) => {
      const { _id: id, handover } = values
      return save.send(
        { params: { dossierId }, body: { ...FormDrug.parse(values), _id: id, handover } },
        form,
      )
    },
    onSaved: drug => {
      toast(t('{{name}} è sulla lista', { name: drug.name }), 'ok')
      returnToList(drug._id)
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner} complete={isComplete(draft.form.values)}>
      <DrugFields form={draft.form} />
    </DraftForm>
  )
}
