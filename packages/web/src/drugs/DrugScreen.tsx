import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrug, getDrugVersions } from '@vicino/domain/drugs/drugs.contract.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card, Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { DrugActions } from './DrugActions.tsx'
import { DrugFacts } from './DrugFacts.tsx'
import { drugFields } from './drug-fields.ts'
import { modalityLabel, stateWords } from './drug-words.ts'

/** One drug: how it is taken now, and everything that was ever written of it. */
export function DrugScreen() {
  const { t } = useTranslation()
  const { dossierId, drugId } = useParams({ from: pages.drug.pattern })
  const { data: drug, error, refetch } = useRead(getDrug, { params: { dossierId, drugId } })
  const versions = useRead(getDrugVersions, { params: { dossierId, drugId } })
  refuseMissing(error)
  return (
    <Page>
      <PageHeader
        title={drug?.name ?? t('Farmaco')}
        kind={t('Farmaco')}
        under={drug && t(modalityLabel(drug))}
        back={pages.drugs.link({ dossierId })}
        actions={drug && <DrugActions drug={drug} />}
      />
      {error && !drug && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!drug && !error && <FormSkeleton />}
      {drug && (
        <Stack>
          <DrugState drug={drug} />
          <Card>
            <DrugFacts drug={drug} />
          </Card>
          <RecordHistory read={versions} fields={drugFields} />
        </Stack>
      )}
    </Page>
  )
}

function DrugState({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const words = stateWords(drug, useToday(), t)
  if (drug.struck)
    return <Notice tone="error">{t('Annullato: {{reason}}', { reason: drug.struck.reason })}</Notice>
  return words === null ? null : <Notice>{words}</Notice>
}
