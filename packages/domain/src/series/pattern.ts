import { addDays, type Day, dayOfMonth, daysInMonth, monthOf, weekdayOf } from '../days/day.ts'
import { type Weekday, weekdays } from '../days/weekday.ts'

/** How often a series comes round, as the form offers it. */
const frequencies = [
  { value: 'daily', label: 'Giorno', rule: 'DAILY' },
  { value: 'weekly', label: 'Settimana', rule: 'WEEKLY' },
  { value: 'monthly', label: 'Mese', rule: 'MONTHLY' },
  { value: 'yearly', label: 'Anno', rule: 'YEARLY' },
] as const
export type Frequency = (typeof frequencies)[number]['value']

/** The week of a month in which a weekday stands; the last one counts from its end. */
export type WeekOfMonth = 1 | 2 | 3 | 4 | 5 | -1

/**
 * Every `interval` days, weeks, months or years. Of weeks the chosen days; of months the day of the month (-1 is
 * the last) or a weekday in one of its weeks.
 */
export type Pattern =
  | { frequency: 'daily' | 'yearly'; interval: number }
  | { frequency: 'weekly'; interval: number; weekdays: readonly Weekday[] }
  | { frequency: 'monthly'; interval: number; on: { date: number } | { week: WeekOfMonth; weekday: Weekday } }

export const mostInterval = 99

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const codeOf = (weekday: Weekday): string => codes[weekdays.findIndex(({ value }) => value === weekday)]!
const weekdayOfCode = (code: string): Weekday | undefined =>
  weekdays[codes.findIndex(known => known === code)]?.value
const inOrder = (chosen: readonly Weekday[]): Weekday[] =>
  weekdays.flatMap(({ value }) => (chosen.includes(value) ? [value] : []))

/** The pattern as a rule of RFC 5545, without its end. */
export function ruleOf(pattern: Pattern): string {
  const { rule } = frequencies.find(({ value }) => value === pattern.frequency)!
  const interval = pattern.interval === 1 ? '' : `;INTERVAL=${pattern.interval}`
  return `FREQ=${rule}${interval}${daysPart(pattern)}`
}

function daysPart(pattern: Pattern): string {
  if (pattern.frequency === 'weekly') return `;BYDAY=${inOrder(pattern.weekdays).map(codeOf).join(',')}`
  if (pattern.frequency !== 'monthly') return ''
  const { on } = pattern
  return 'date' in on ? `;BYMONTHDAY=${on.date}` : `;BYDAY=${on.week}${codeOf(on.weekday)}`
}

/**
 * The pattern of a rule, or undefined where the rule is none or says more than a pattern can. What a rule leaves
 * open follows from the first day, as in RFC 5545.
 */
export function patternOf(rule: string, first: Day): Pattern | undefined {
  const parts = partsOf(rule)
  if (!parts) return undefined
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, ...others } = parts
  const interval = /^[1-9]\d?$/.test(INTERVAL) ? Number(INTERVAL) : 0
  if (interval === 0 || Object.keys(others).length > 0) return undefined
  if (FREQ === 'WEEKLY' && BYMONTHDAY === undefined) return weeklyOf(interval, BYDAY, first)
  if (FREQ === 'MONTHLY') return monthlyOf(interval, BYDAY, BYMONTHDAY, first)
  if (BYDAY !== undefined || BYMONTHDAY !== undefined) return undefined
  if (FREQ === 'DAILY') return { frequency: 'daily', interval }
  return FREQ === 'YEARLY' ? { frequency: 'yearly', interval } : undefined
}

function partsOf(rule: string): Record<string, string> | undefined {
  const parts = rule.split(';').map(part => part.split('='))
  const names = new Set(parts.map(([name]) => name))
  const whole = parts.every(part => part.length === 2 && part.every(text => text !== ''))
  return whole && names.size === parts.length
    ? (Object.fromEntries(parts) as Record<string, string>)
    : undefined
}

function weeklyOf(interval: number, days: string | undefined, first: Day): Pattern | undefined {
  const chosen = days === undefined ? [weekdayOf(first)] : days.split(',').map(weekdayOfCode)
  if (chosen.includes(undefined) || new Set(chosen).size < chosen.length) return undefined
  return { frequency: 'weekly', interval, weekdays: inOrder(chosen as Weekday[]) }
}

function monthlyOf(
  interval: number,
  days: string | undefined,
  dates: string | undefined,
  first: Day,
): Pattern | undefined {
  if (days !== undefined && dates !== undefined) return undefined
  if (days === undefined) {
    const date = Number(dates ?? dayOfMonth(first))
    const known = Number.isInteger(date) && (date === -1 || (date >= 1 && date <= 31))
    return known ? { frequency: 'monthly', interval, on: { date } } : undefined
  }
  const [, week, code] = /^([1-5]|-1)([A-Z]{2})$/.exec(days) ?? []
  const weekday = weekdayOfCode(code ?? '')
  if (!weekday) return undefined
  return { frequency: 'monthly', interval, on: { week: Number(week) as WeekOfMonth, weekday } }
}

/** Whether a series of this pattern may begin on that day: it is one of the days that the pattern names. */
export function fits(pattern: Pattern, day: Day): boolean {
  if (pattern.frequency === 'weekly') return pattern.weekdays.includes(weekdayOf(day))
  if (pattern.frequency !== 'monthly') return true
  const { on } = pattern
  if ('date' in on) return on.date === -1 ? isLastOfMonth(day) : dayOfMonth(day) === on.date
  if (weekdayOf(day) !== on.weekday) return false
  return on.week === -1 ? monthOf(addDays(day, 7)) !== monthOf(day) : weekOfMonth(day) === on.week
}

const isLastOfMonth = (day: Day): boolean => dayOfMonth(day) === daysInMonth(day)

/** In which week of its month a weekday stands: 1 for its first seven days. */
export const weekOfMonth = (day: Day): WeekOfMonth => Math.ceil(dayOfMonth(day) / 7) as WeekOfMonth

/** The pattern of a series that moves with its first day: its weekdays, or its day of the month, move alike. */
export function movedPattern(pattern: Pattern, from: Day, to: Day): Pattern {
  if (pattern.frequency === 'weekly') {
    const at = (day: Day) => weekdays.findIndex(({ value }) => value === weekdayOf(day))
    const moved = pattern.weekdays.map(weekday => {
      const place = weekdays.findIndex(({ value }) => value === weekday) + at(to) - at(from)
      return weekdays[(place + 7) % 7]!.value
    })
    return { ...pattern, weekdays: inOrder(moved) }
  }
  if (pattern.frequency !== 'monthly') return pattern
  const on =
    'date' in pattern.on
      ? { date: pattern.on.date === -1 && isLastOfMonth(to) ? -1 : dayOfMonth(to) }
      : {
          week:
            pattern.on.week === -1 && fits({ ...pattern, on: { week: -1, weekday: weekdayOf(to) } }, to)
              ? (-1 as const)
              : weekOfMonth(to),
          weekday: weekdayOf(to),
        }
  return { ...pattern, on }
}
