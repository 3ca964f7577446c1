import type { Day } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { PlannedDays } from './PlannedDays.tsx'
import { PlanSteps, useShownPlan } from './PlanSteps.tsx'
import { useVisitsRead } from './use-visits.ts'

/** The days of a client's week or month, each with what is planned. */
export function PlanOfDays({ view, day }: { view: 'week' | 'month'; day: Day }) {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.dayServices).params
  const read = useVisitsRead(dossierId, view, day)
  const show = useShownPlan()
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={7} />}
      title={t('Pianifica le prestazioni')}
      back={pages.dossierCalendar.link({ dossierId }, { date: day })}
      stepsBack
      above={<PlanSteps view={view} day={day} />}
    >
      {visits => <PlannedDays view={view} around={day} visits={visits} onDay={date => show({ date })} />}
    </Screen>
  )
}
