import { minutesPerDay } from '@vicino/domain/days/clock.ts'
import { dayNumber } from '@vicino/domain/days/day-number.ts'
import { overlaps } from '@vicino/domain/tasks/overlap.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { spanOf } from '@vicino/domain/tasks/task-span.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../../db/tenant.ts'
import type { Range } from '../calendar/task-list.store.ts'

export type Timed = Pick<
  Task,
  '_id' | 'type' | 'status' | 'full_day' | 'date' | 'end_date' | 'start_time' | 'end_time'
>

/** What keeps somebody busy, at whose, without a word of what it is. */
export type BusyTime = Timed & Pick<Task, 'dossierId' | 'suspended_by_dossier'> & { operator: Id }

/** What keeps these people busy in a range, in one statement for any number of them; each index is asked by its own arm. */
export const listBusyTimes = (tx: Tx, people: readonly Id[], { from, to }: Range) => tx<BusyTime[]>`
  select o.user_id as operator, t._id, t.type, t.status, t.full_day, t.date, t.end_date, t.start_time, t.end_time,
    t.dossier_id as "dossierId", t.suspended_by_dossier
  from (
    select w.task_id, w.user_id from task_operator w
    where w.user_id = any(${people}::uuid[]) and w.date between ${from} and ${to}
    union all
    select l.task_id, l.user_id from task_operator l
    where l.user_id = any(${people}::uuid[]) and l.until >= ${from} and l.date < ${from}
  ) o join task t on t._id = o.task_id
  where t.type <> 'reminder' and t.status <> 'not_done' and not t.suspended_by_dossier
    and (not t.full_day or t.type = 'holiday')`

/** Busy times by whose they are and the days that they touch: what is at a time is then found without looking at all. */
export type BusyDays = {
  /** Of somebody on a day, by its number. */
  on: (operator: Id, day: number) => readonly BusyTime[]
  /** What of somebody is at the same time as a task. */
  meeting: (operator: Id, task: Timed) => BusyTime[]
}

/** Sorts busy times by person and day. */
export function busyDaysOf(times: readonly BusyTime[]): BusyDays {
  const days = new Map<string, BusyTime[]>()
  for (const time of times)
    for (const day of daysOf(time)) {
      const key = `${time.operator} ${day}`
      const some = days.get(key)
      if (some) some.push(time)
      else days.set(key, [time])
    }
  const on = (operator: Id, day: number): readonly BusyTime[] => days.get(`${operator} ${day}`) ?? []
  const meeting = (operator: Id, task: Timed): BusyTime[] => [
    ...new Set(
      daysOf(task)
        .flatMap(day => on(operator, day))
        .filter(time => time._id !== task._id && overlaps(time, task)),
    ),
  ]
  return { on, meeting }
}

/** The days that a task touches, by their numbers. */
function daysOf(task: Timed): number[] {
  const first = dayNumber(task.date)
  const last = Math.max(first, Math.ceil(spanOf(task).to / minutesPerDay) - 1)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
