import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { useOrdered } from '../calendar/use-ordered.ts'
import { LeftOn } from './left-on.ts'
import { wholeWeeks } from './plan-views.ts'
import { PlannedDays } from './PlannedDays.tsx'
import { PlanSteps, useShownPlan } from './PlanSteps.tsx'
import { useVisitsRead } from './use-visits.ts'

/** The days of a client's week or month, each with what is planned and whether it is prescribed. */
export function PlanOfDays({ view, day }: { view: 'week' | 'month'; day: Day }) {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.dayServices).params
  const read = useVisitsRead(dossierId, view, day)
  const show = useShownPlan()
  const { ordered, onRead, OrderedVisits } = useOrdered()
  const days = daysOfView(view, day, wholeWeeks)
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
      {visits => (
        <Stack>
          <OrderedVisits dossierId={dossierId} startDate={days[0]!} endDate={days.at(-1)!} onRead={onRead} />
          <PlannedDays
            view={view}
            around={day}
            visits={visits}
            ordered={ordered}
            onDay={date => show({ date })}
          />
          <LeftOn dossierId={dossierId} date={day} />
        </Stack>
      )}
    </Screen>
  )
}
