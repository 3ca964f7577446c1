import { yearOf } from '@vicino/domain/days/day.ts'
import {
  exportDossierStatistics,
  getDossierStatistics,
} from '@vicino/domain/statistics/statistics.contract.ts'
import { isEmptyYear } from '@vicino/domain/statistics/sums.ts'
import type { dossierTables } from '@vicino/domain/statistics/tables.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Stack } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ClinicCard } from './ClinicCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { VisitsCard } from './VisitsCard.tsx'
import { WeightCard } from './WeightCard.tsx'
import { YearSteps } from './YearSteps.tsx'

/** A year of one client in figures: her hours and visits, and what is clinical for whoever may know it. */
export function DossierStatisticsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const thisYear = yearOf(useToday())
  const {
    params: { dossierId },
    search: { year = thisYear },
  } = usePage(pages.dossierStatistics)
  const { reads } = useDossier()
  const tableOf = (of: (typeof dossierTables)[number]): string | undefined =>
    reads('statistics.aggregate')
      ? addressOf(exportDossierStatistics, { params: { dossierId }, query: { year, of } })
      : undefined
  return (
    <Screen
      read={useRead(getDossierStatistics, { params: { dossierId }, query: { year } })}
      skeleton={<FormSkeleton fields={6} />}
      title={t('Statistiche')}
      back={pages.attributes.link({ dossierId })}
      above={
        <YearSteps
          year={year}
          last={thisYear}
          onYear={to =>
            void navigate({ ...pages.dossierStatistics.link({ dossierId }, { year: to }), replace: true })
          }
        />
      }
    >
      {statistics => (
        <Stack key={year}>
          {isEmptyYear(statistics) ? (
            <EmptyState icon={IconChartBar} words={t('Nessuna visita in questo anno')} />
          ) : (
            <>
              <HoursCard year={year} hours={statistics.hours} download={tableOf('hours')} />
              <VisitsCard year={year} visits={statistics.visits} download={tableOf('visits')} />
            </>
          )}
          <ClinicCard {...statistics} ofOne download={tableOf('clinical')} />
          {reads('parameters.read') && <WeightCard dossierId={dossierId} year={year} />}
        </Stack>
      )}
    </Screen>
  )
}
