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

/**
 * Which of the tasks stand at one time for one operator or one client without a reason that was given for it. Each party's
 * are gone through once in their order.
 */
export function clashingAmong(tasks: readonly Timed[]): Set<Id> {
  const clashing = new Set<Id>()
  for (const ofParty of byParty(tasks).values()) {
    let running: Running[] = []
    for (const next of ofParty.toSorted((a, b) => a.from - b.from)) {
      running = running.filter(({ to }) => to > next.from)
      for (const { task } of running) {
        if (task.confirm_overlap || next.task.confirm_overlap) continue
        clashing.add(task._id).add(next.task._id)
      }
      running.push(next)
    }
  }
  return clashing
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
