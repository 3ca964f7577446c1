import { type Day, daysBetween } from '../days/day.ts'
import type { UsedMinutes } from './prescription-balance.ts'
import { daysOfMonth, minutesEach, type Timing, type TimingPeriod } from './timing.ts'

/** Prescribed minutes count in fives. */
const unit = 5

/** How far a whole number of times may be from what was really done, before another span of days says it better. */
const tolerance = 0.15

/** The spans in which somebody would say how often, the shortest first; a quarter has three months. */
const spans = [1, 7, daysOfMonth, 90] as const satisfies readonly Exclude<TimingPeriod, null>[]

/** Days of a period that are over, both ends included; none where it has not begun. */
export const daysSoFar = ({ start, end }: { start: Day; end: Day }, today: Day): number =>
  Math.max(0, daysBetween(start, today < end ? today : end) + 1)

/**
 * How long and how often a service was really given, in the words of a prescription: the mean of its minutes to the
 * nearest five, and the shortest span of days in which a whole number of times comes close. Null where it says nothing
 * new: never given, as needed, or given as it is prescribed.
 */
export function deliveredTiming(
  prescribed: Timing,
  { times, done }: Pick<UsedMinutes, 'times' | 'done'>,
  days: number,
): Pick<Timing, 'newDuration' | 'frequency' | 'period'> | null {
  if (times === 0 || days === 0 || prescribed.period === null) return null
  const minutes = Math.max(unit, Math.round(done / times / unit) * unit)
  const rates = spans.map(period => ({ period, rate: (times * period) / days }))
  const close = rates.find(
    ({ rate }) => rate >= 1 - tolerance && Math.abs(rate - Math.round(rate)) <= rate * tolerance,
  )
  const { period, rate } = close ?? rates.find(one => one.rate >= 1) ?? rates.at(-1)!
  const frequency = Math.max(1, Math.round(rate))
  const isSame =
    minutes === minutesEach(prescribed) && frequency === prescribed.frequency && period === prescribed.period
  return isSame ? null : { newDuration: minutes === prescribed.duration ? null : minutes, frequency, period }
}
