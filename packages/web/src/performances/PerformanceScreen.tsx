import type { Performance } from '@vicino/domain/performances/performance.ts'
import { getPerformance, getPerformanceVersions } from '@vicino/domain/performances/performances.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { late } from '../ui/late.ts'
import { PerformanceActions } from './PerformanceActions.tsx'
import { PerformanceFacts } from './PerformanceFacts.tsx'
import { performanceFields } from './performance-fields.ts'

const Attachments = late(async () => (await import('../documents/Attachments.tsx')).Attachments)

/** One performed service: how it stands now, and everything that was ever written of it. */
export function PerformanceScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.performance).params
  const { dossierId } = params
  const read = useRead(getPerformance, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      title={read.data?.service_details.name ?? t('Prestazione eseguita')}
      kind={t('Prestazione eseguita')}
      under={read.data?.service_details.category}
      back={backTo(dossierId, read.data)}
      actions={read.data && <PerformanceActions performance={read.data} />}
    >
      {performance => (
        <Stack>
          {performance.struck && (
            <Notice tone="error">{t('Annullato: {{reason}}', { reason: performance.struck.reason })}</Notice>
          )}
          <Card>
            <PerformanceFacts performance={performance} />
          </Card>
          <Attachments record={{ kind: 'Performance', _id: performance._id }} open={!performance.struck} />
          <History params={params} />
        </Stack>
      )}
    </Screen>
  )
}

const History = ({ params }: { params: { dossierId: string; performanceId: string } }) => (
  <RecordHistory read={useRead(getPerformanceVersions, { params })} fields={performanceFields} />
)

/** The list, on the day on which it was performed. */
function backTo(dossierId: string, performance: Performance | undefined) {
  const { date } = performance ?? {}
  return pages.performances.link({ dossierId }, { startDate: date, endDate: date })
}
