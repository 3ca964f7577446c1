import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { Timeline } from '../../ui/calendar/Timeline.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { useQuickVisit } from '../quick/use-quick-visit.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { MoveQuestions } from './MoveQuestions.tsx'
import { holidaysAmong, weekStart } from './shown-days.ts'
import type { Calendar } from './use-calendar.ts'
import { useItems } from './use-items.ts'
import { useMoveTask } from './use-move-task.ts'
import { useOrdered } from './use-ordered.ts'
import { useStep } from './use-step.ts'
import { useGestures } from './use-gestures.ts'

/** A day or a week with its hours. */
export function HoursView({ calendar }: { calendar: Calendar & { view: 'day' | 'week' } }) {
  const { t } = useTranslation()
  const { view, day, today, filter, show } = calendar
  const step = useStep(calendar)
  const days = useMemo(() => daysOfView(view, day, { weekStart }), [view, day])
  const holidays = useMemo(() => holidaysAmong(days, t), [days, t])
  const query = { ...filter, startDate: days[0]!, endDate: days.at(-1)! }
  const {
    data: tasks,
    error,
    refetch,
    isPending,
    isPlaceholderData,
  } = useRead(getAllTasks, { query }, { keepLast: true })
  const { move, ...questions } = useMoveTask()
  const { begin, asked } = useQuickVisit()
  const gestures = useGestures({ calendar, tasks, move, begin })
  const { ordered, onRead, OrderedVisits } = useOrdered()
  const items = useItems(tasks, calendar, ordered)
  if (error && !tasks) return <LoadError failure={error} onRetry={() => void refetch()} />
  return (
    <>
      {(isPending || isPlaceholderData) && <LoadingBar />}
      <Timeline
        days={days}
        today={today}
        items={items}
        holidays={holidays}
        onOpenDay={date => show({ view: 'day', date })}
        onStep={step}
        {...gestures}
      />
      {asked}
      <MoveQuestions {...questions} />
      <OrderedVisits {...query} onRead={onRead} />
    </>
  )
}
