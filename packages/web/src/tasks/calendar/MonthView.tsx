import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { CalendarTime } from '@vicino/domain/calendar/moved-time.ts'
import { usualTime } from '@vicino/domain/calendar/usual-time.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { getTasksOfMonth } from '@vicino/domain/tasks/tasks.contract.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { now } from '../../i18n/use-today.ts'
import type { Drawn } from '../../ui/calendar/drawn.ts'
import { MonthGrid } from '../../ui/calendar/MonthGrid.tsx'
import { late } from '../../ui/late.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { useQuickVisit } from '../quick/use-quick-visit.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { MoveQuestions } from './MoveQuestions.tsx'
import { holidaysAmong, weekStart } from './shown-days.ts'
import type { Calendar } from './use-calendar.ts'
import { useItems } from './use-items.ts'
import { useMoveTask } from './use-move-task.ts'
import { useOrdered, useUnordered } from './use-ordered.ts'
import { useGestures } from './use-gestures.ts'

const ExceededOrders = late(async () => (await import('./ExceededOrders.tsx')).ExceededOrders)

/** A month of any number of tasks, asked for once. */
export function MonthView({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { day, today, filter, show } = calendar
  const month = day.slice(0, 7)
  const days = useMemo(() => daysOfView('month', `${month}-01`, { weekStart }), [month])
  const holidays = useMemo(() => holidaysAmong(days, t), [days, t])
  const query = { ...filter, startDate: days[0]!, endDate: days.at(-1)! }
  const { data, error, refetch, isPending, isPlaceholderData } = useRead(
    getTasksOfMonth,
    { query },
    { keepLast: true },
  )
  const tasks = useMemo(() => data && [...data.bars, ...data.days.flatMap(ofDay => ofDay.tasks)], [data])
  const counts = useMemo(() => new Map(data?.days.map(({ date, count }) => [date, count])), [data])
  const { move, ...questions } = useMoveTask()
  const { begin, asked } = useQuickVisit()
  const { onAdd, ...gestures } = useGestures({ calendar, tasks, move, begin })
  // Several days are an absence or an event: they have no place beside what was drawn.
  const add = (time: CalendarTime, drawn: Drawn): void => {
    if (time.date === time.end_date)
      return onAdd?.(usualTime(time.date, { today, clock: clockIn(now()) }), drawn)
    drawn.leave()
    onAdd?.(time)
  }
  const { ordered, onRead, OrderedVisits } = useOrdered()
  const { unordered, onRead: onDays, UnorderedDays } = useUnordered()
  const isOfAll = (query.dossierId ?? query.operatorId) === undefined
  const items = useItems(tasks, calendar, isOfAll ? unordered.ordered : ordered)
  if (error && !data) return <LoadError failure={error} onRetry={() => void refetch()} />
  return (
    <>
      {(isPending || isPlaceholderData) && <LoadingBar />}
      <MonthGrid
        day={day}
        today={today}
        items={items}
        counts={counts}
        {...(isOfAll && { alerts: unordered.alerts })}
        holidays={holidays}
        weekStart={weekStart}
        onOpenDay={date => show({ view: 'day', date })}
        onShowDay={date => show({ date })}
        {...gestures}
        {...(onAdd && { onAdd: add })}
      />
      {asked}
      <MoveQuestions {...questions} />
      {/* A month of all clients shows four of a day: which are not ordered is said there, whose orders are exceeded under it. */}
      {isOfAll ? (
        <>
          <UnorderedDays {...query} onRead={onDays} />
          <ExceededOrders {...query} />
        </>
      ) : (
        <OrderedVisits {...query} onRead={onRead} />
      )}
    </>
  )
}
