import { type Instant, millisecondsOf, millisecondsPerMinute } from '../days/instant.ts'
import type { Task } from '../tasks/task.ts'
import { longestMinutes } from './minutes.ts'

/**
 * How long a visit really took, in whole minutes and at least one; up to `now` where it still goes on. `null`
 * where nobody said when it began, and where it would be longer than ten hours: then somebody forgot to end it.
 */
export function realMinutes(
  { started_at, ended_at }: Pick<Task, 'started_at' | 'ended_at'>,
  now: Instant,
): number | null {
  if (started_at === null) return null
  const minutes = Math.round(
    (millisecondsOf(ended_at ?? now) - millisecondsOf(started_at)) / millisecondsPerMinute,
  )
  return minutes > longestMinutes ? null : Math.max(1, minutes)
}

/**
 * The minutes to propose for services: the real ones, shared as the planned ones are, whole, none below one. Their
 * sum is the real time, unless there are more services than minutes. Without a real time the plan is proposed.
 */
export function proposedMinutes(planned: readonly number[], real: number | null): number[] {
  if (real === null) return [...planned]
  const whole = sum(planned)
  const exact = planned.map(minutes => (real * minutes) / whole)
  const shares = exact.map(share => Math.max(1, Math.floor(share)))
  let left = real - sum(shares)
  for (const at of byRemainder(exact)) if (left-- > 0) shares[at]! += 1
  for (left = real - sum(shares); left < 0 && Math.max(...shares) > 1; left += 1)
    shares[shares.indexOf(Math.max(...shares))]! -= 1
  return shares
}

/**
 * The minutes to offer for services that nobody recorded: of the real time what `recorded` leaves of it, else as they
 * were planned.
 */
export const minutesLeft = (planned: readonly number[], real: number | null, recorded: number): number[] =>
  proposedMinutes(planned, real !== null && real > recorded ? real - recorded : null)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The places of the numbers, the largest fraction first. */
const byRemainder = (exact: readonly number[]): number[] =>
  exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .map(({ at }) => at)
