import { minutesPerDay } from '@vicino/domain/days/clock.ts'
import { isBusy } from '@vicino/domain/tasks/overlap.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { spanOf } from '@vicino/domain/tasks/task-span.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import type { DayRange } from './calendar/task-list.store.ts'

type Timed = Pick<
  Task,
  '_id' | 'type' | 'status' | 'full_day' | 'date' | 'end_date' | 'start_time' | 'end_time'
>

/** What keeps somebody busy, at whose, without a word of what it is. */
export type BusyTime = Timed & Pick<Task, 'dossierId' | 'suspended_by_dossier'> & { operator: Id }

/** What keeps these people busy in a range, in one statement for any number of them. */
export const listBusyTimes = (tx: Tx, people: readonly Id[], range: DayRange) =>
  busyTimes(tx, people, range, tx``)

/** The same, as far as `only` asks; each index is asked by its own arm. */
export const busyTimes = (tx: Tx, people: readonly Id[], { from, to }: DayRange, only: Fragment) => tx<
  BusyTime[]
>`
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
    and (not t.full_day or t.type = 'holiday') ${only}`

/** Busy times by whose they are and the days that they touch: what is at a time is then found without looking at all. */
export type BusyDays = {
  /** Of somebody on a day, by its number. */
  on: (operator: Id, day: number) => readonly BusyTime[]
  /** What of somebody is at the same time as a task. */
  meeting: (operator: Id, task: Timed) => BusyTime[]
}

type Spanned = { time: BusyTime; from: number; to: number }

/** Sorts busy times by person and day. What each lasts is reckoned once: each is compared with hundreds of tasks. */
export function busyDaysOf(times: readonly BusyTime[]): BusyDays {
  const people = new Map<Id, Map<number, Spanned[]>>()
  for (const time of times.filter(isBusy)) {
    const days = people.get(time.operator) ?? new Map<number, Spanned[]>()
    people.set(time.operator, days)
    const { from, to } = spanOf(time)
    for (let day = dayAt(from); day <= lastDayBefore(from, to); day += 1) {
      const ofDay = days.get(day)
      if (ofDay) ofDay.push({ time, from, to })
      else days.set(day, [{ time, from, to }])
    }
  }
  const at = (operator: Id, day: number): readonly Spanned[] => people.get(operator)?.get(day) ?? []
  const meeting = (operator: Id, task: Timed): BusyTime[] => {
    if (!isBusy(task)) return []
    const { from, to } = spanOf(task)
    const met = new Set<BusyTime>()
    for (let day = dayAt(from); day <= lastDayBefore(from, to); day += 1)
      for (const other of at(operator, day))
        if (other.from < to && from < other.to && other.time._id !== task._id) met.add(other.time)
    return [...met]
  }
  return { on: (operator, day) => at(operator, day).map(({ time }) => time), meeting }
}

const dayAt = (minute: number): number => Math.floor(minute / minutesPerDay)

/** The day of the last minute of a stretch. */
const lastDayBefore = (from: number, to: number): number => Math.max(dayAt(from), dayAt(to - 1))
