import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'
import type { OverlapConfirmation } from './overlap-confirmation.ts'
import { busy } from './private-task.ts'
import { Task, type TaskFields } from './task.ts'
import { spanOf } from './task-span.ts'

/** What two tasks at one time may have in common, so that they clash. */
const Party = z.enum(['operator', 'client'])

/**
 * A task that stands in the way of another: what it is, when, and whom both want. Of a visit that the planner
 * may not read neither client nor title is said, and of its operators only those whom both want.
 */
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
    client: true,
    operators: true,
  }).shape,
  shared: z.array(Party),
})
export type Clash = z.infer<typeof Clash>

/**
 * What the refusal of an overlap carries: everything in the way, and those of it that the call had named already.
 * The same call with a `confirm_overlap` that answers all of it is taken.
 */
export const Overlap = z.strictObject({ clashes: z.array(Clash), answered: z.array(Id) })
export type Overlap = z.infer<typeof Overlap>

/** The confirmation of everything that a refusal names. */
export const confirmationOfOverlap = (reason: string, { clashes }: Overlap): OverlapConfirmation => ({
  reason,
  of: clashes.map(({ _id }) => _id),
})

/** The refusal that these clashes ask for; none where there are none, or where all of them are answered. */
export function overlapOf(
  clashes: readonly Clash[],
  confirmation: OverlapConfirmation | null,
): Overlap | null {
  if (clashes.length === 0 || (confirmation && !confirmation.of)) return null
  const named = new Set(confirmation?.of)
  const answered = clashes.flatMap(({ _id }) => (named.has(_id) ? [_id] : []))
  return answered.length === clashes.length ? null : { clashes: [...clashes], answered }
}

/** A task that is to be planned, as far as clashes go. */
export type TaskToPlan = TaskFields & { _id: Id }

/** A task that stands on the plan, and whether the planner may read it. */
export type Rival = Omit<Clash, 'shared'> & Pick<Task, 'status'> & { isReadable: boolean }

type Timed = Pick<
  TaskToPlan,
  'date' | 'end_date' | 'start_time' | 'end_time' | 'type' | 'status' | 'full_day'
>

/** Whether a task keeps its people busy: a reminder does not, nor a whole day that is no absence. */
export function isBusy({ type, status, full_day }: Timed): boolean {
  return type !== 'reminder' && status !== 'not_done' && (!full_day || type === 'holiday')
}

/** Whether both keep somebody busy at the same time. One that begins when the other ends does not overlap it. */
export function overlaps(one: Timed, other: Timed): boolean {
  if (!isBusy(one) || !isBusy(other)) return false
  const [span, otherSpan] = [spanOf(one), spanOf(other)]
  return span.from < otherSpan.to && otherSpan.from < span.to
}

/**
 * What overlaps one of these tasks and wants one of its operators or its client, each once, in the order of time.
 * Both lists are gone through side by side: a series over years costs about its own length.
 */
export function findClashes(tasks: readonly TaskToPlan[], rivals: readonly Rival[]): Clash[] {
  const planned = new Set(tasks.map(({ _id }) => _id))
  const others = inTime(rivals.filter(rival => !planned.has(rival._id) && isBusy(rival)))
  const longest = Math.max(0, ...others.map(({ span }) => span.to - span.from))
  const clashes = new Map<Id, Clash>()
  let first = 0
  for (const { task, span } of inTime(tasks.filter(isBusy))) {
    while (first < others.length && others[first]!.span.from + longest <= span.from) first += 1
    for (let at = first; at < others.length && others[at]!.span.from < span.to; at += 1) {
      const rival = others[at]!
      if (span.from >= rival.span.to || clashes.has(rival.task._id)) continue
      const clash = clashOf(task, rival.task)
      if (clash.shared.length > 0) clashes.set(clash._id, clash)
    }
  }
  return [...clashes.values()]
}

/** By their begin; of those at one moment, by `_id`. */
const inTime = <Item extends Timed & { _id: Id }>(tasks: readonly Item[]) =>
  tasks
    .map(task => ({ task, span: spanOf(task) }))
    .toSorted((a, b) => a.span.from - b.span.from || (a.task._id < b.task._id ? -1 : 1))

function clashOf(task: TaskToPlan, rival: Rival): Clash {
  const { _id, title, type, date, end_date, start_time, end_time, full_day, client } = rival
  const wanted = rival.operators.filter(operator => task.operators.includes(operator._id))
  const sharesClient = client !== null && client._id === task.client
  const isKnown = rival.isReadable || sharesClient
  const known = isKnown
    ? { title, client, operators: rival.operators }
    : { title: busy.label, client: null, operators: wanted }
  const shared: Clash['shared'] = [
    ...(wanted.length > 0 ? ['operator' as const] : []),
    ...(sharesClient ? ['client' as const] : []),
  ]
  return { _id, type, date, end_date, start_time, end_time, full_day, ...known, shared }
}
