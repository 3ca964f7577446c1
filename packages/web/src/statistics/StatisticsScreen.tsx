import { yearOf } from '@vicino/domain/days/day.ts'
import { exportStatistics, getStatistics } from '@vicino/domain/statistics/statistics.contract.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { isEmptyYear } from '@vicino/domain/statistics/sums.ts'
import type { TableName } from '@vicino/domain/statistics/tables.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Stack } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ClientsCard } from './ClientsCard.tsx'
import { ClinicCard } from './ClinicCard.tsx'
import { FederalCard } from './FederalCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { StaffCard } from './StaffCard.tsx'
import { VisitsCard } from './VisitsCard.tsx'
import { YearSteps } from './YearSteps.tsx'

/** A year of the business in figures, as pictures and as tables, and what the authorities ask of it. */
export function StatisticsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const thisYear = yearOf(useToday())
  const { year = thisYear } = usePage(pages.statistics).search
  return (
    <Screen
      read={useRead(getStatistics, { query: { year } })}
      skeleton={<FormSkeleton fields={6} />}
      title={t('Statistiche')}
      back={pages.more.link()}
      above={
        <YearSteps
          year={year}
          last={thisYear}
          onYear={to => void navigate({ ...pages.statistics.link({ year: to }), replace: true })}
        />
      }
    >
      {statistics => <Year key={year} statistics={statistics} />}
    </Screen>
  )
}

function Year({ statistics }: { statistics: BusinessStatistics }) {
  const { t } = useTranslation()
  const { year, on } = statistics
  const tableOf = (of: TableName) => addressOf(exportStatistics, { query: { year, of } })
  const isEmpty = isEmptyYear(statistics)
  return (
    <>
      {!isEmpty && <KeyFigures statistics={statistics} />}
      <Stack>
        {isEmpty ? (
          <EmptyState icon={IconChartBar} words={t('Nessuna visita in questo anno')} />
        ) : (
          <>
            <HoursCard year={year} hours={statistics.hours} download={tableOf('hours')} />
            <VisitsCard year={year} visits={statistics.visits} download={tableOf('visits')} />
            <ClientsCard cells={statistics.cells} download={tableOf('clients')} />
          </>
        )}
        <ClinicCard {...statistics} download={tableOf('clinical')} />
        <StaffCard staff={statistics.staff} on={on} download={tableOf('staff')} />
        <FederalCard statistics={statistics} />
      </Stack>
    </>
  )
}
