import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { clashingAmong } from '@vicino/domain/assignment/clashing.ts'
import { weekOf } from '@vicino/domain/assignment/week-board.ts'
import { daysOfView } from '@vicino/domain/calendar/calendar-view.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useMemo } from 'react'
import { useRead } from '../../calls/use-read.ts'
import { LoadingBar } from '../../tasks/calendar/LoadingBar.tsx'
import { weekStart } from '../../tasks/calendar/shown-days.ts'
import type { Calendar } from '../../tasks/calendar/use-calendar.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { WeekGrid } from './WeekGrid.tsx'

/** The week of a whole team: operators below each other, days beside each other. Who works is asked of the day that is shown. */
export function TeamWeek({ calendar }: { calendar: Calendar }) {
  const { day, filter } = calendar
  const { type, status } = filter
  const days = useMemo(() => daysOfView('week', day, { daysAcross: 7, weekStart }) as [Day, ...Day[]], [day])
  const query = { type, status, startDate: days[0], endDate: days.at(-1)! }
  const week = useRead(getAllTasks, { query }, { keepLast: true })
  const staffing = useRead(getStaffing, { params: { date: day } }, { keepLast: true })
  const board = useMemo(
    () => week.data && staffing.data && weekOf(week.data, staffing.data.operators, days),
    [week.data, staffing.data, days],
  )
  const clashing = useMemo(() => clashingAmong(week.data ?? []), [week.data])
  const error = week.error ?? staffing.error
  const refetch = (): void => void Promise.all([week.refetch(), staffing.refetch()])
  if (error && !board) return <LoadError failure={error} onRetry={refetch} />
  return (
    <>
      {(!board || week.isPlaceholderData) && <LoadingBar />}
      {board && <WeekGrid calendar={calendar} days={days} board={board} clashing={clashing} />}
    </>
  )
}
