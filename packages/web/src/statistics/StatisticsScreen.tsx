import { yearOf } from '@vicino/domain/days/day.ts'
import { exportStatistics, getStatistics } from '@vicino/domain/statistics/statistics.contract.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { isEmptyYear } from '@vicino/domain/statistics/figure-sums.ts'
import { partIn, statisticsParts } from '@vicino/domain/statistics/statistics-parts.ts'
import type { TableName } from '@vicino/domain/statistics/statistics-tables.ts'
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
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ClientsCard } from './ClientsCard.tsx'
import { ClinicCard } from './ClinicCard.tsx'
import { FederalCard } from './FederalCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { PartLinks } from './PartLinks.tsx'
import { StaffCard } from './StaffCard.tsx'
import { VisitsCard } from './VisitsCard.tsx'
import { YearSteps } from './YearSteps.tsx'

type Part = (typeof statisticsParts)[number]['value']

/** A year of the business in figures, as pictures and as tables, and what the authorities ask of it. */
export function StatisticsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const thisYear = yearOf(useToday())
  const { year = thisYear, part: asked } = usePage(pages.statistics).search
  const part = partIn(statisticsParts, asked)
  return (
    <Screen
      read={useRead(getStatistics, { query: { year } })}
      skeleton={<FormSkeleton fields={6} />}
      title={t('Statistiche')}
      back={pages.more.link()}
      above={
        <>
          <YearSteps
            year={year}
            last={thisYear}
            onYear={to => void navigate({ ...pages.statistics.link({ year: to, part }), replace: true })}
          />
          <PartLinks
            parts={statisticsParts}
            part={part}
            to={of => pages.statistics.link({ year, part: of })}
          />
        </>
      }
    >
      {statistics => <PartOfYear key={`${year} ${part}`} part={part} statistics={statistics} />}
    </Screen>
  )
}

function PartOfYear({ part, statistics }: { part: Part; statistics: BusinessStatistics }) {
  const { t } = useTranslation()
  const { year, on, hours, visits, cells, staff } = statistics
  const tableOf = (of: TableName) => addressOf(exportStatistics, { query: { year, of } })
  const isOfWork = part === 'hours' || part === 'visits' || part === 'clients'
  if (isOfWork && isEmptyYear(statistics))
    return <EmptyState icon={IconChartBar} words={t('Nessuna visita in questo anno')} />
  return (
    <>
      {part === 'hours' && (
        <>
          <KeyFigures statistics={statistics} />
          <HoursCard year={year} hours={hours} download={tableOf('hours')} />
        </>
      )}
      {part === 'visits' && <VisitsCard year={year} visits={visits} download={tableOf('visits')} />}
      {part === 'clients' && <ClientsCard cells={cells} download={tableOf('clients')} />}
      {part === 'clinic' && <ClinicCard {...statistics} download={tableOf('clinical')} />}
      {part === 'staff' && <StaffCard staff={staff} on={on} download={tableOf('staff')} />}
      {part === 'government' && <FederalCard statistics={statistics} />}
    </>
  )
}
