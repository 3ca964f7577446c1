import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { CorrectionForm } from '../records/CorrectionForm.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { DrugFields } from './DrugFields.tsx'
import { drugFields } from './drug-fields.ts'
import { isComplete } from './drug-values.ts'
import { useDrugCorrection } from './use-drug-correction.ts'

/** Corrects a drug: what is saved is a new version, the old one stays legible. */
export function EditDrugScreen() {
  const { t } = useTranslation()
  const { dossierId, drugId } = useParams({ from: pages.editDrug.pattern })
  const may = useDossier().allows('drugs.write_list')
  const { data: drug, error, refetch } = useRead(getDrug, { params: { dossierId, drugId } })
  refuseMissing(error)
  return (
    <Page width="form">
      <PageHeader
        title={t('Correggi il farmaco')}
        under={drug?.name}
        back={pages.drug.link({ dossierId, drugId })}
      />
      {error && !drug && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!drug && !error && <FormSkeleton fields={6} />}
      {drug && !may && <ReadOnlyNotice />}
      {drug && may && <DrugCorrection key={drug._id} drug={drug} />}
    </Page>
  )
}

function DrugCorrection({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const correction = useDrugCorrection(drug)
  const { form } = correction.draft
  return (
    <CorrectionForm
      correction={correction}
      conflictTitle={t('Due versioni di questo farmaco')}
      fields={drugFields}
      reasons={[t('Cambiato dal medico'), t('Errore di scrittura')]}
      complete={isComplete(form.values)}
    >
      <DrugFields form={form} />
    </CorrectionForm>
  )
}
