import { addMonths, type Day, isDay, addDays, weekdayOf } from '@vicino/domain/days/day.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import type { Weekday } from '@vicino/domain/days/weekday.ts'
import {
  fits,
  type Frequency,
  mostInterval,
  movedPattern,
  type Pattern,
  patternOf,
  ruleOf,
  weekOfMonth,
} from '@vicino/domain/series/pattern.ts'
import { mostVisits, type Repeat } from '@vicino/domain/series/repeat.ts'
import type { TaskSeries } from '@vicino/domain/series/task-series.ts'
import type { FieldCode } from '@vicino/domain/wire/field-error.ts'

/** How a day stands in its month: which of these a monthly series keeps to is read off its first day. */
type MonthDay = 'date' | 'week' | 'last_week' | 'last_day'

/** What the form holds of a series. Without a frequency the task does not repeat. */
export type RepeatValues = {
  frequency: Frequency | null
  interval: number
  weekdays: Weekday[]
  month_day: MonthDay
  ends: 'until' | 'count'
  until: string | null
  count: number
  skip_holidays: boolean
  /** The day on which a visit of the series stands although the rule leaves it out: it was moved there by itself. */
  moved_to: string | null
}

export const noRepeat: RepeatValues = {
  frequency: null,
  interval: 1,
  weekdays: [],
  month_day: 'date',
  ends: 'until',
  until: null,
  count: 10,
  skip_holidays: false,
  moved_to: null,
}

/** How long a new series is planned ahead, in months. */
const usualMonths: Record<Frequency, number> = { daily: 3, weekly: 3, monthly: 12, yearly: 60 }

const usualEnd = (frequency: Frequency | null, first: Day): Day | null =>
  frequency && addMonths(first, usualMonths[frequency])

/** Another frequency: weekly on the weekday of the first day; an end that nobody wrote follows. */
export function chooseFrequency(
  values: RepeatValues,
  frequency: Frequency | null,
  date: string | null,
): RepeatValues {
  if (frequency === null) return noRepeat
  if (date === null || !isDay(date)) return { ...values, frequency }
  const unwritten = values.until === null || values.until === usualEnd(values.frequency, date)
  return {
    ...values,
    frequency,
    weekdays: values.weekdays.length > 0 ? values.weekdays : [weekdayOf(date)],
    until: unwritten ? usualEnd(frequency, date) : values.until,
  }
}

const monthDayOf: Record<MonthDay, (first: Day) => Extract<Pattern, { frequency: 'monthly' }>['on']> = {
  date: first => ({ date: Number(first.slice(8)) }),
  week: first => ({ week: weekOfMonth(first), weekday: weekdayOf(first) }),
  last_week: first => ({ week: -1, weekday: weekdayOf(first) }),
  last_day: () => ({ date: -1 }),
}

/** The pattern that begins on a day; null where the task does not repeat. */
function patternOfValues(
  { frequency, interval, weekdays, month_day }: RepeatValues,
  first: Day,
): Pattern | null {
  if (frequency === null) return null
  if (frequency === 'weekly') return { frequency, interval, weekdays }
  if (frequency !== 'monthly') return { frequency, interval }
  return { frequency, interval, on: monthDayOf[month_day](first) }
}

/** The ways in which a monthly series may begin on that day. */
export const monthDaysOn = (first: Day): MonthDay[] =>
  (Object.keys(monthDayOf) as MonthDay[]).filter(way =>
    fits({ frequency: 'monthly', interval: 1, on: monthDayOf[way](first) }, first),
  )

export const onOfMonthDay = (way: MonthDay, first: Day) => monthDayOf[way](first)

/** How the task repeats, as it is sent; undefined where it does not. The values keep their rules. */
export function repeatOf(values: RepeatValues, first: Day): Repeat | undefined {
  const pattern = patternOfValues(values, first)
  if (!pattern) return undefined
  const { ends, until, count, skip_holidays } = values
  return { rule: ruleOf(pattern), skip_holidays, ...(ends === 'until' ? { until } : { count }) }
}

/** What the form holds of a series that stands; it ends on a day, for how many are left nobody wrote. */
export function valuesOfSeries(series: TaskSeries | null, date: Day): RepeatValues {
  const pattern = series && patternOf(series.rule, date)
  if (!series || !pattern) return noRepeat
  const { frequency, interval } = pattern
  const until = series.until ?? series.last_day
  const values = {
    ...noRepeat,
    frequency,
    interval,
    weekdays: pattern.frequency === 'weekly' ? [...pattern.weekdays] : noRepeat.weekdays,
    month_day: wayOf(pattern),
    until,
    skip_holidays: series.skip_holidays,
  }
  return { ...values, moved_to: isFirst(pattern, values, date) ? null : date }
}

/** What the form holds of a series that is proposed, from its first day on; it ends when such series usually do. */
export const valuesOfPattern = (pattern: Pattern, first: Day): RepeatValues => ({
  ...noRepeat,
  frequency: pattern.frequency,
  interval: pattern.interval,
  weekdays: pattern.frequency === 'weekly' ? [...pattern.weekdays] : noRepeat.weekdays,
  month_day: wayOf(pattern),
  until: usualEnd(pattern.frequency, first),
})

function wayOf(pattern: Pattern): MonthDay {
  if (pattern.frequency !== 'monthly') return 'date'
  const { on } = pattern
  if ('date' in on) return on.date === -1 ? 'last_day' : 'date'
  return on.week === -1 ? 'last_week' : 'week'
}

/** Another first day: the weekdays move along, a day of the month stays what it was, an end that nobody wrote follows. */
export function moveRepeat(values: RepeatValues, from: string | null, to: string | null): RepeatValues {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return values
  const before = patternOfValues(values, from)
  if (!before) return values
  const after = movedPattern(before, from, to)
  const unwritten = values.until === usualEnd(values.frequency, from)
  return {
    ...values,
    weekdays: after.frequency === 'weekly' ? [...after.weekdays] : values.weekdays,
    month_day: wayOf(after),
    until: unwritten ? usualEnd(values.frequency, to) : values.until,
    moved_to: values.moved_to === from ? to : values.moved_to,
  }
}

const isFirst = (pattern: Pattern, { skip_holidays }: RepeatValues, day: Day): boolean =>
  fits(pattern, day) && !(skip_holidays && holidayOn(day) !== null)

/** Every pattern but 29 February and the rare fifth week comes round in a year. */
const farthestDays = 366

/** The next day on which the series may begin, where it may not on its first; else null. */
export function nextFirst(values: RepeatValues, first: string | null): Day | null {
  const pattern = first !== null && isDay(first) ? patternOfValues(values, first) : null
  if (!pattern || first === null || isFirst(pattern, values, first)) return null
  if (first === values.moved_to) return null
  const days = Array.from({ length: farthestDays }, (_, after) => addDays(first, after + 1))
  return days.find(day => isFirst(pattern, values, day)) ?? null
}

type Problem = { path: ['date'] | ['repeat', keyof RepeatValues]; code: FieldCode }

function numberProblem(value: number, most: number): FieldCode | null {
  if (value < 1) return 'too_small'
  if (value > most) return 'too_big'
  return Number.isInteger(value) ? null : 'not_whole'
}

/** What keeps the series from being planned, each at its field. */
export function repeatProblems(values: RepeatValues, first: string | null): Problem[] {
  const { frequency, interval, weekdays, ends, until, count } = values
  if (frequency === null) return []
  const problems: Problem[] = []
  const refuse = (field: keyof RepeatValues, code: FieldCode | null) => {
    if (code) problems.push({ path: ['repeat', field], code })
  }
  refuse('interval', numberProblem(interval, mostInterval))
  if (frequency === 'weekly' && weekdays.length === 0) refuse('weekdays', 'not_chosen')
  else if (nextFirst(values, first) !== null) problems.push({ path: ['date'], code: 'not_in_series' })
  if (ends === 'count') refuse('count', numberProblem(count, mostVisits))
  else refuse('until', untilProblem(until, first))
  return problems
}

function untilProblem(until: string | null, first: string | null): FieldCode | null {
  if (until === null) return 'required'
  if (!isDay(until)) return 'no_such_day'
  return first !== null && until < first ? 'end_before_start' : null
}
