import { formatIn } from '@vicino/domain/days/format.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import {
  getClinicalParameter,
  getClinicalParameterVersions,
} from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { RecordHistory } from '../../records/RecordHistory.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card, Page, Stack } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { News2Card } from '../trends/News2Card.tsx'
import { ReadingActions } from './ReadingActions.tsx'
import { ReadingFacts } from './ReadingFacts.tsx'
import { readingFields } from './reading-fields.ts'
import { valuesOf } from './reading-values.ts'
import { useWithLimits } from '../limits/use-with-limits.ts'

/** One reading: what was measured, and everything that was ever written of it. */
export function ReadingScreen() {
  const { t } = useTranslation()
  const { dossierId, readingId } = useParams({ from: pages.clinicalParameter.pattern })
  const params = { dossierId, readingId }
  const read = useRead(getClinicalParameter, { params })
  const { shown, error, retry } = useWithLimits(read, dossierId)
  const versions = useRead(getClinicalParameterVersions, { params })
  refuseMissing(read.error)
  const reading = shown?.data
  return (
    <Page>
      <PageHeader
        title={t('Parametri')}
        under={reading && formatIn(spokenLanguage()).instant(reading.measured_at)}
        back={pages.clinicalParameters.link({ dossierId })}
        actions={reading && <ReadingActions reading={reading} />}
      />
      {error && !reading && <LoadError failure={error} onRetry={retry} />}
      {!reading && !error && <FormSkeleton />}
      {shown && reading && (
        <Stack>
          {reading.struck && (
            <Notice tone="error">{t('Annullato: {{reason}}', { reason: reading.struck.reason })}</Notice>
          )}
          {!reading.struck && <News2Card reading={reading} limits={shown.limits} />}
          <Card>
            <ReadingFacts reading={reading} course={shown.limits.course} />
          </Card>
          <RecordHistory
            read={{ data: versions.data?.map(withMoment), error: versions.error, refetch: versions.refetch }}
            fields={readingFields}
          />
        </Stack>
      )}
    </Page>
  )
}

/** A version as the form shows it: its moment as day and clock. */
const withMoment = (reading: Reading) => ({ ...reading, ...valuesOf(reading) })
