import { type Day, weekdayOf } from '../days/day.ts'
import { weekdays } from '../days/weekday.ts'
import type { Timing } from '../prescriptions/timing.ts'
import { mostInterval, type Pattern } from '../series/pattern.ts'

const week = 7
const month = 30

/**
 * In which series a measure could be planned that begins on a day: so many times a week on weekdays spread over it. It is
 * a proposal, for whoever plans to change; what is done as needed comes in no series, nor more than once a day.
 */
export function proposedPattern(
  { frequency, period }: Pick<Timing, 'frequency' | 'period'>,
  first: Day,
): Pattern | null {
  if (period === null || frequency === 0) return null
  if (period === 1 || frequency >= period) return { frequency: 'daily', interval: 1 }
  if (period === week) return { frequency: 'weekly', interval: 1, weekdays: spread(frequency, first) }
  const months = period / month / frequency
  if (Number.isInteger(months))
    return { frequency: 'monthly', interval: months, on: { date: Number(first.slice(8)) } }
  return { frequency: 'daily', interval: Math.min(mostInterval, Math.round(period / frequency)) }
}

function spread(times: number, first: Day) {
  const from = weekdays.findIndex(({ value }) => value === weekdayOf(first))
  const days = Array.from({ length: times }, (_, at) => (from + Math.floor((at * week) / times)) % week)
  return weekdays.filter((_, at) => days.includes(at)).map(({ value }) => value)
}
