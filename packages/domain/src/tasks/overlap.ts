import * as z from 'zod/mini'
import type { Id } from '../wire/id.ts'
import { Task, type TaskFields } from './task.ts'
import { spanOf } from './task-span.ts'

/** What two tasks at one time may have in common, so that they clash. */
export const sharedParties = [
  { value: 'operator', label: 'Operatore' },
  { value: 'client', label: 'Cliente' },
] as const

/** A task that stands in the way of another: what it is, when, and whom both want. */
export const Clash = z.strictObject({
  ...z.pick(Task, {
    _id: true,
    title: true,
    type: true,
    date: true,
    end_date: true,
    start_time: true,
    end_time: true,
    full_day: true,
  }).shape,
  shared: z.array(z.enum(sharedParties.map(party => party.value))),
})
export type Clash = z.infer<typeof Clash>

/** What the refusal of an overlap carries. The same call with `confirm_overlap` is taken. */
export const Overlap = z.strictObject({ clashes: z.array(Clash) })
export type Overlap = z.infer<typeof Overlap>

/** A task as far as clashes go. */
export type Planned = TaskFields & { _id: Id }

/** Whether a task keeps its people busy: a reminder does not, nor a whole day that is no absence. */
export function isBusy({ type, status, full_day }: Planned): boolean {
  return type !== 'reminder' && status !== 'not_done' && (!full_day || type === 'holiday')
}

/** Whether both keep somebody busy at the same time. One that begins when the other ends does not overlap it. */
export function overlaps(one: Planned, other: Planned): boolean {
  if (!isBusy(one) || !isBusy(other)) return false
  const [span, otherSpan] = [spanOf(one), spanOf(other)]
  return span.from < otherSpan.to && otherSpan.from < span.to
}

/** The tasks that overlap this one and want one of its operators or its client. */
export function findClashes(task: Planned, others: readonly Planned[]): Clash[] {
  return others
    .filter(other => other._id !== task._id && overlaps(task, other))
    .map(other => ({ ...clashFieldsOf(other), shared: sharedBy(task, other) }))
    .filter(({ shared }) => shared.length > 0)
}

function sharedBy(one: Planned, other: Planned): Clash['shared'] {
  const sharesOperator = one.operators.some(operator => other.operators.includes(operator))
  const sharesClient = one.client !== null && one.client === other.client
  return [...(sharesOperator ? ['operator' as const] : []), ...(sharesClient ? ['client' as const] : [])]
}

function clashFieldsOf(task: Planned): Omit<Clash, 'shared'> {
  const { _id, title, type, date, end_date, start_time, end_time, full_day } = task
  return { _id, title, type, date, end_date, start_time, end_time, full_day }
}
