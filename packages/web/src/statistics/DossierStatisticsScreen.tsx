import { yearOf } from '@vicino/domain/days/day.ts'
import {
  exportDossierStatistics,
  getDossierStatistics,
} from '@vicino/domain/statistics/statistics.contract.ts'
import { isEmptyYear } from '@vicino/domain/statistics/figure-sums.ts'
import type { dossierTables } from '@vicino/domain/statistics/statistics-tables.ts'
import { dossierStatisticsParts, partIn } from '@vicino/domain/statistics/statistics-parts.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ClinicCard } from './ClinicCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { PartLinks } from './PartLinks.tsx'
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
    search: { year = thisYear, part: asked },
  } = usePage(pages.dossierStatistics)
  const part = partIn(dossierStatisticsParts, asked)
  const { reads } = useDossier()
  const readsWeight = reads('parameters.read')
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
        <>
          <YearSteps
            year={year}
            last={thisYear}
            onYear={to =>
              void navigate({
                ...pages.dossierStatistics.link({ dossierId }, { year: to, part }),
                replace: true,
              })
            }
          />
          <PartLinks
            parts={dossierStatisticsParts.filter(({ value }) => value !== 'weight' || readsWeight)}
            part={part}
            to={of => pages.dossierStatistics.link({ dossierId }, { year, part: of })}
          />
        </>
      }
    >
      {statistics => {
        const { hours, visits } = statistics
        if ((part === 'hours' || part === 'visits') && isEmptyYear(statistics))
          return <EmptyState icon={IconChartBar} words={t('Nessuna visita in questo anno')} />
        return (
          <Fragment key={`${year} ${part}`}>
            {part === 'hours' && <HoursCard year={year} hours={hours} download={tableOf('hours')} />}
            {part === 'visits' && <VisitsCard year={year} visits={visits} download={tableOf('visits')} />}
            {part === 'clinic' && <ClinicCard {...statistics} ofOne download={tableOf('clinical')} />}
            {part === 'weight' && readsWeight && <WeightCard dossierId={dossierId} year={year} />}
          </Fragment>
        )
      }}
    </Screen>
  )
}
