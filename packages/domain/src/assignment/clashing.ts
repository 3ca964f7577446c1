import { minutesPerDay } from '../days/clock.ts'
import type { Day } from '../days/day.ts'
import { dayOfNumber } from '../days/day-number.ts'
import { isBusy } from '../tasks/overlap.ts'
import type { Task } from '../tasks/task.ts'
import { spanOf } from '../tasks/task-span.ts'
import type { Id } from '../wire/id.ts'

type Timed = Pick<
  Task,
  | '_id'
  | 'type'
  | 'status'
  | 'full_day'
  | 'date'
  | 'end_date'
  | 'start_time'
  | 'end_time'
  | 'operators'
  | 'client'
  | 'suspended_by_dossier'
  | 'confirm_overlap'
>
type Running = { task: Timed; from: number; to: number }

/** Which of the tasks stand at one time for one operator or one client without a reason that was given for it. */
export const clashingAmong = (tasks: readonly Timed[]): Set<Id> => new Set(clashDaysAmong(tasks).keys())

/**
 * The days on which they do, of each: an absence clashes on the day of the visit that stands in it, and on no other. Each
 * party's tasks are gone through once in their order.
 */
export function clashDaysAmong(tasks: readonly Timed[]): Map<Id, ReadonlySet<Day>> {
  const clashing = new Map<Id, Set<Day>>()
  const note = ({ _id }: Timed, days: readonly Day[]): void => {
    const noted = clashing.get(_id) ?? new Set()
    clashing.set(_id, noted)
    for (const day of days) noted.add(day)
  }
  for (const ofParty of byParty(tasks).values()) {
    let running: Running[] = []
    for (const next of ofParty.toSorted((a, b) => a.from - b.from)) {
      running = running.filter(({ to }) => to > next.from)
      for (const { task, to } of running) {
        if (task.confirm_overlap || next.task.confirm_overlap) continue
        const days = daysBetween(next.from, Math.min(to, next.to))
        note(task, days)
        note(next.task, days)
      }
      running.push(next)
    }
  }
  return clashing
}

/** The days that hold a part of the time between two minutes, as `spanOf` counts them. */
function daysBetween(from: number, to: number): Day[] {
  const first = Math.floor(from / minutesPerDay)
  const last = Math.floor((to - 1) / minutesPerDay)
  return Array.from({ length: last - first + 1 }, (_, at) => dayOfNumber(first + at))
}

function byParty(tasks: readonly Timed[]): Map<Id, Running[]> {
  const parties = new Map<Id, Running[]>()
  for (const task of tasks) {
    if (!isBusy(task) || task.suspended_by_dossier) continue
    const entry = { task, ...spanOf(task) }
    for (const { _id } of task.client ? [...task.operators, task.client] : task.operators) {
      const ofParty = parties.get(_id)
      if (ofParty) ofParty.push(entry)
      else parties.set(_id, [entry])
    }
  }
  return parties
}
