import { addDays, type Day, daysFrom, firstYear, lastYear, yearOf } from '@vicino/domain/days/day.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import { groupByDay } from '@vicino/domain/tasks/schedule.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'

/** Some days of the agenda that were read together. */
export type AgendaStretch = { from: Day; to: Day; tasks: readonly Task[] }

export type ScheduleDay = { day: Day; tasks: readonly Task[]; holiday: string | null }

/** The days of a stretch that the agenda shows: those with tasks, today, and public holidays. */
export function scheduleDays({ from, to, tasks }: AgendaStretch, today: Day): ScheduleDay[] {
  const ofDays = new Map(groupByDay(tasks, from, to).map(({ day, tasks: ofDay }) => [day, ofDay]))
  return daysFrom(from, to).flatMap(day => {
    const holiday = holidayOn(day)
    const ofDay = ofDays.get(day)
    return ofDay || holiday !== null || day === today ? [{ day, tasks: ofDay ?? [], holiday }] : []
  })
}

/** The first day of the stretch before or after; undefined where the calendar ends. */
export function nextStretch(from: Day, days: number): Day | undefined {
  const next = addDays(from, days)
  const year = yearOf(next)
  return year >= firstYear && year < lastYear ? next : undefined
}

/** How many days in a row hold nothing at one end of the agenda. */
export function emptyDaysAt(end: 'start' | 'end', stretches: readonly AgendaStretch[]): number {
  const inward = end === 'start' ? stretches : stretches.toReversed()
  const full = inward.findIndex(({ tasks }) => tasks.length > 0)
  const empty = full === -1 ? inward : inward.slice(0, full)
  return empty.reduce((sum, { from, to }) => sum + daysFrom(from, to).length, 0)
}
