import { type Coverage, CoverageFields as Written } from '@vicino/domain/coverages/coverage.ts'
import { changeCoverage, getCoverage } from '@vicino/domain/coverages/coverages.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useDossier } from '../session/dossier.ts'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { coverageRows } from './coverage-rows.ts'
import { type CoverageValues, FormCoverage, valuesOf } from './coverage-values.ts'
import { CoverageFields } from './CoverageFields.tsx'

/** Corrects a coverage, or writes its last day. */
export function EditCoverageScreen() {
  const { t } = useTranslation()
  const { dossierId, coverageId } = usePage(pages.editCoverage).params
  const read = useRead(getCoverage, { params: { dossierId, coverageId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={8} />}
      writes={useDossier().allows('sanitary.write')}
      title={t('Correggi la copertura')}
      back={pages.coverage.link({ dossierId, coverageId })}
    >
      {coverage => <CoverageCorrection key={coverage._id} coverage={coverage} />}
    </Screen>
  )
}

function CoverageCorrection({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation()
  const { _id: coverageId, dossierId } = coverage
  const returnToCoverage = useReturnTo(pages.coverage.link({ dossierId, coverageId }))
  const save = useSave(changeCoverage)
  const state = useVersionedForm<Coverage, CoverageValues>({
    key: `coverage.${coverageId}`,
    schema: FormCoverage,
    row: coverage,
    valuesOf,
    save,
    send: (values, over, form) => {
      const written = FormCoverage.parse(values)
      const changed =
        values.version === over.version ? changedFields(fieldsOf(Written, over), written) : written
      return save.send(
        { params: { dossierId, coverageId }, body: { ...changed, version: values.version } },
        form,
      )
    },
    onSaved: () => {
      toast(t('Copertura salvata'), 'ok')
      returnToCoverage()
    },
  })
  return (
    <VersionedForm state={state} conflictTitle={t('Due versioni di questa copertura')} fields={coverageRows}>
      <CoverageFields form={state.draft.form} />
    </VersionedForm>
  )
}
