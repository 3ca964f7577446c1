import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import { createCoverage } from '@vicino/domain/coverages/coverages.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NoForm } from '../session/NoForm.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { type CoverageValues, emptyValues, FormCoverage } from './coverage-values.ts'
import { CoverageFields } from './CoverageFields.tsx'

/** By whom the care is paid from a day on. */
export function NewCoverageScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  return (
    <Page width="form">
      <PageHeader title={t('Nuova copertura')} back={pages.coverages.link({ dossierId })} />
      {allows('sanitary.write') ? <NewCoverageForm /> : <NoForm list={pages.coverages} />}
    </Page>
  )
}

function NewCoverageForm() {
  const { t } = useTranslation()
  const { _id: dossierId, client } = useDossier()
  const today = useToday()
  const returnToList = useReturnTo(pages.coverages.link({ dossierId }))
  const [start] = useState(() => emptyValues(newId(), today, client.address?.canton ?? null))
  const save = useSave(createCoverage)
  const draft = useDraftForm<CoverageValues, Coverage>({
    key: `coverage.new.${dossierId}`,
    schema: FormCoverage,
    start,
    send: (values, form) =>
      save.send({ params: { dossierId }, body: { ...FormCoverage.parse(values), _id: values._id } }, form),
    onSaved: () => {
      toast(t('Copertura salvata'), 'ok')
      returnToList()
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <CoverageFields form={draft.form} />
    </DraftForm>
  )
}
