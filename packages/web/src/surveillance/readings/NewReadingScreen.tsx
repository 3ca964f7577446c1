import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { createClinicalParameters } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { now } from '../../i18n/use-today.ts'
import { useReturnToList } from '../../records/use-return-to-list.ts'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { toast } from '../../ui/toast.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { emptyValues, FormReading, isComplete, type ReadingValues } from './reading-values.ts'
import { useRefusalToast } from '../use-refusal-toast.ts'
import { useTyping } from './use-typing.ts'
import { measuredOnly } from './written-reading.ts'

/** A new reading with all that can be measured. Saving leads back to the list, the reading in sight. */
export function NewReadingScreen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.newClinicalParameter.pattern })
  const may = useDossier().allows('parameters.write')
  return (
    <Page width="form">
      <PageHeader title={t('Nuovi parametri')} back={pages.clinicalParameters.link({ dossierId })} />
      {may ? <NewReading dossierId={dossierId} /> : <ReadOnlyNotice />}
    </Page>
  )
}

function NewReading({ dossierId }: { dossierId: string }) {
  const { t } = useTranslation()
  const returnToList = useReturnToList(pages.clinicalParameters.link({ dossierId }))
  const [start] = useState(() => emptyValues(newId(), now()))
  const save = useSave(createClinicalParameters)
  useRefusalToast(save.banner)
  const { typing, area } = useTyping()
  const draft = useDraftForm<ReadingValues, Reading>({
    key: `reading.new.${dossierId}`,
    schema: FormReading,
    start,
    send: (values, form) => {
      const { _id, handover } = values
      const body = { ...measuredOnly(FormReading.parse(values)), _id, handover }
      return save.send({ params: { dossierId }, body }, form)
    },
    onSaved: reading => {
      toast(t('Parametri salvati'), 'ok')
      returnToList(reading._id)
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner} complete={typing || isComplete(draft.form.values)}>
      <ReadingFields form={draft.form} area={area} />
    </DraftForm>
  )
}
