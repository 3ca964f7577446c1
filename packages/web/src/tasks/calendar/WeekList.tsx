import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { ScheduleDayList } from './ScheduleDayList.tsx'
import { weekStart } from './shown-days.ts'
import type { Calendar } from './use-calendar.ts'
import { useOrdered } from './use-ordered.ts'
import { WeekDays } from './WeekDays.tsx'
import classes from './WeekList.module.css'

/** The week on a phone: its seven days above with how much each holds, below them what that is, day after day. */
export function WeekList({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { day, today, filter, of, show } = calendar
  const list = useRef<HTMLElement>(null)
  const days = useMemo(() => daysOfView('week', day, { weekStart }), [day])
  const [first, last] = [days[0]!, days.at(-1)!]
  const {
    data: tasks,
    error,
    refetch,
  } = useRead(getAllTasks, {
    query: { ...filter, startDate: first, endDate: last },
  })
  const ofDays = useMemo(
    () => new Map(tasks && groupByDay(tasks, first, last).map(({ day: one, tasks: its }) => [one, its])),
    [tasks, first, last],
  )
  const { ordered, onRead, OrderedVisits } = useOrdered()
  const isRead = tasks !== undefined
  useLayoutEffect(() => {
    const section = list.current?.querySelector<HTMLElement>(`[data-schedule-day="${day}"]`)
    if (section && isRead) list.current!.scrollTop = section.offsetTop
  }, [day, isRead])
  return (
    <div className={classes.week}>
      <WeekDays
        days={days}
        day={day}
        today={today}
        counts={new Map(Array.from(ofDays, ([one, { length }]) => [one, length]))}
        onChoose={date => show({ date }, { replace: true })}
      />
      {error && !tasks && <LoadError failure={error} onRetry={() => void refetch()} />}
      <section ref={list} className={classes.days} aria-label={t('Settimana')}>
        {tasks
          ? days.map(one => (
              <ScheduleDayList
                key={one}
                day={one}
                tasks={ofDays.get(one) ?? []}
                holiday={holidayOn(one)}
                withOperators={of === 'all'}
                ordered={ordered}
              />
            ))
          : !error && <RowsSkeleton />}
      </section>
      <OrderedVisits {...filter} startDate={first} endDate={last} onRead={onRead} />
    </div>
  )
}
