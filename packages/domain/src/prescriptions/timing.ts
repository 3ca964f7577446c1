import * as z from 'zod/mini'
import { Minutes } from '../performances/minutes.ts'

/** In which span of days a service is given so many times; null is as needed. */
export const timingPeriods = [
  { value: 1, label: 'al giorno' },
  { value: 7, label: 'alla settimana' },
  { value: 30, label: 'al mese' },
  { value: 90, label: 'al trimestre' },
  { value: null, label: 'al bisogno' },
] as const

export const TimingPeriod = z.nullable(z.literal([1, 7, 30, 90], 'not_an_option'))
export type TimingPeriod = z.infer<typeof TimingPeriod>

/** As often as a service may be given in one period. */
const frequencyAtMost = 99

/**
 * For how long and how often a service is prescribed. `duration` is that of the catalogue in minutes, `newDuration`
 * counts where it stands.
 */
export const Timing = z.strictObject({
  duration: Minutes,
  newDuration: z.nullable(Minutes),
  frequency: z.int().check(z.minimum(0), z.maximum(frequencyAtMost)),
  period: TimingPeriod,
})
export type Timing = z.infer<typeof Timing>

/** Minutes that the service takes each time. */
export const minutesEach = ({ duration, newDuration }: Pick<Timing, 'duration' | 'newDuration'>): number =>
  newDuration ?? duration

/** Days of a month, by the specification's reckoning. */
export const daysOfMonth = 30

/**
 * Minutes of a month of 30 days, not rounded. As needed it is given once; whether it is so is looked at before the
 * frequency, which says nothing then.
 */
export function monthlyMinutes(timing: Timing): number {
  const { frequency, period } = timing
  if (period === null) return minutesEach(timing)
  return frequency === 0 ? 0 : (daysOfMonth / period) * frequency * minutesEach(timing)
}
