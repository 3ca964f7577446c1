import type { ServiceDetails } from '../services/service-details.ts'
import type { GivenBalance, UsedMinutes } from './prescription-balance.ts'
import { daysOfMonth, minutesEach, type Timing, type TimingPeriod } from './timing.ts'

/** Prescribed minutes count in fives. */
const unit = 5

/** How far a whole number of times may be from what was really done, before another span of days says it better. */
const tolerance = 0.15

/** Fewer days say nothing of how often: what is given twice a week may begin with both in the first two days. */
const tellingDays = 14

/** The spans in which somebody would say how often, the shortest first; a quarter has three months. */
const spans = [1, 7, daysOfMonth, 90] as const satisfies readonly Exclude<TimingPeriod, null>[]

/**
 * How long and how often a service was really given, in the words of a prescription: the mean of its minutes to the
 * nearest five, and the shortest span of days in which a whole number of times comes close. Null where it says nothing
 * new: never given, as needed, given as it is prescribed, or for less than one span in which it is prescribed. `days`: for
 * how many of them it was given.
 */
export function deliveredTiming(
  prescribed: Timing,
  { times, done }: Pick<UsedMinutes, 'times' | 'done'>,
  days: number,
): Pick<Timing, 'newDuration' | 'frequency' | 'period'> | null {
  if (times === 0 || prescribed.period === null) return null
  if (days < Math.max(tellingDays, prescribed.period)) return null
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

/**
 * How a service was given in the period of a prescription: how many times, for how many minutes, in how many days of care,
 * and what that makes.
 */
export type Delivery = Pick<UsedMinutes, 'times' | 'done'> & {
  days: number
  timing: ReturnType<typeof deliveredTiming>
}

/** What was delivered of a service, found by its code: its id changes with each version of the catalogue. */
export function deliveryOf(
  prescribed: Timing & { service_details: Pick<ServiceDetails, 'code'> },
  { used, given_days }: Pick<GivenBalance, 'used' | 'given_days'>,
): Delivery {
  const found = used.find(({ service_details }) => service_details.code === prescribed.service_details.code)
  const { times, done } = found ?? { times: 0, done: 0 }
  return { times, done, days: given_days, timing: deliveredTiming(prescribed, { times, done }, given_days) }
}
