import { findClashes, isBusy, overlapOf, type TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { keptReason, type OverlapConfirmation } from '@vicino/domain/tasks/overlap-confirmation.ts'
import { asSeenBy } from '@vicino/domain/tasks/private-task.ts'
import { Refusal } from '../http/refusal.ts'
import { holdDays, listRivalTasks, type Wanted } from './overlap.store.ts'
import type { AskingOfTask } from './task-access.ts'
import { confirmOverlaps } from './task-writes.store.ts'

/**
 * Before tasks are written: refuses them where they want somebody's time twice, unless the author has said why. They
 * are all of the same people and client, and do not meet each other.
 */
export async function refuseOverlap(
  asking: AskingOfTask,
  tasks: readonly TaskToPlan[],
  confirm: OverlapConfirmation | null,
): Promise<void> {
  const busy = tasks.filter(isBusy)
  if (busy.length === 0) return
  await holdDays(asking.tx, asking.author.business, wantedBy(busy))
  if (confirm && !confirm.of) return
  await admitClashes(asking, [busy], confirm)
}

/**
 * After tasks are written: refuses them where they overlap another one, unless the author has said why; that is then
 * kept beside each of them. It is looked at after all are written, so that those of one call meet each other too: what
 * a call itself brings is answered by its reason. Whoever calls holds the days.
 */
export async function settleClashes(
  asking: AskingOfTask,
  planned: readonly TaskToPlan[],
  confirm: OverlapConfirmation | null,
): Promise<void> {
  const busy = planned.filter(isBusy)
  if (busy.length === 0) return
  const own = planned.map(({ _id }) => _id)
  const read = confirm?.of ? { ...confirm, of: [...confirm.of, ...own] } : confirm
  const clashing = await admitClashes(
    asking,
    busy.map(task => [task]),
    read,
  )
  const reason = keptReason(confirm)
  if (reason && clashing.length > 0) await confirmOverlaps(asking.tx, clashing, reason)
}

/**
 * Refuses tasks that stand again where they stood, where something has been planned over them since then: an overlap
 * with a reason, here or there, is no new one.
 */
export async function refuseNewOverlap(asking: AskingOfTask, tasks: readonly TaskToPlan[]): Promise<void> {
  const { tx, author, today } = asking
  const busy = tasks.filter(task => isBusy(task) && task.confirm_overlap === null)
  if (busy.length === 0) return
  await holdDays(tx, author.business, wantedBy(busy))
  const rivals = await listRivalTasks(tx, author, wantedBy(busy), today)
  const unanswered = rivals.filter(({ confirm_overlap }) => confirm_overlap === null)
  const seen = unanswered.map(rival => ({ ...rival, ...asSeenBy(rival, author._id) }))
  const current = overlapOf(findClashes(busy, seen), null)
  if (current) throw new Refusal('overlap', { current })
}

/**
 * The ids of the tasks that something stands in the way of. What is of one group does not meet each other.
 * @throws {Refusal} `overlap`, with everything in the way of any of them, unless the author has answered all of it
 */
async function admitClashes(
  asking: AskingOfTask,
  groups: readonly (readonly TaskToPlan[])[],
  confirm: OverlapConfirmation | null,
): Promise<string[]> {
  const { tx, author, today } = asking
  const rivals = await listRivalTasks(tx, author, wantedBy(groups.flat()), today)
  const seen = rivals.map(rival => ({ ...rival, ...asSeenBy(rival, author._id) }))
  const found = groups.map(group => ({ group, clashes: findClashes(group, seen) }))
  const clashes = new Map(found.flatMap(({ clashes: some }) => some.map(clash => [clash._id, clash])))
  const current = overlapOf([...clashes.values()], confirm)
  if (current) throw new Refusal('overlap', { current })
  return found.flatMap(({ group, clashes: some }) => (some.length > 0 ? group.map(({ _id }) => _id) : []))
}

/** Whose time these tasks want, and when. */
export const wantedBy = (tasks: readonly TaskToPlan[]): Wanted => ({
  operators: [...new Set(tasks.flatMap(({ operators }) => operators))],
  clients: [...new Set(tasks.flatMap(({ client }) => client ?? []))],
  ranges: tasks.map(({ date, end_date }) => ({ from: date, to: end_date })),
})
