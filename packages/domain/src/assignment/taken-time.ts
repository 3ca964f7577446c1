import { isBusy } from '../tasks/overlap.ts'
import type { Task } from '../tasks/task.ts'
import { spanOf } from '../tasks/task-span.ts'
import type { Id } from '../wire/id.ts'

/** From when to when, in minutes of the wall clock. */
export type MinuteSpan = { from: number; to: number }

/** What keeps somebody busy. */
type Keeping = Pick<Task, 'type' | 'status' | 'full_day' | 'date' | 'end_date' | 'start_time' | 'end_time'>

/** The stretches of a span in which somebody has something; none where she is free. */
export type TakenTime = (party: Id, span: MinuteSpan) => MinuteSpan[]

/** When each is taken, a person or a client. A stretch is looked up among all of years without going through them. */
export function takenTime(keeping: ReadonlyMap<Id, readonly Keeping[]>): TakenTime {
  const taken = new Map(
    Array.from(keeping, ([party, times]) => [party, joined(times.filter(isBusy).map(spanOf))]),
  )
  return (party, { from, to }) => {
    const spans = taken.get(party) ?? []
    const found: MinuteSpan[] = []
    for (let at = firstAfter(spans, from); at < spans.length && spans[at]!.from < to; at += 1)
      found.push(spans[at]!)
    return found
  }
}

/** In order, those that touch as one: none begins before the one before it has ended. */
function joined(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const whole: MinuteSpan[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** The place of the first that ends after a minute. */
function firstAfter(spans: readonly MinuteSpan[], minute: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (spans[middle]!.to > minute) high = middle
    else low = middle + 1
  }
  return low
}
