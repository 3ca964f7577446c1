import { datePresets, logOrders, logTypes } from '@vicino/domain/activity/log-choices.ts'
import { type LogFilters, rangeOfPreset } from '@vicino/domain/activity/log-filters.ts'
import { type Day, isDay } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import type { ActivitySearch } from '../pages/search.ts'
import { spokenLanguage } from '../i18n/texts.ts'

/** The days that an address asks for; a range that cannot stand asks for none. */
function daysOf({ date, from, to }: ActivitySearch, today: Day): { from: Day; to: Day } | null {
  if (date !== undefined) return rangeOfPreset(date, today)
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null
  return problemOfRange(from, to) === null ? { from, to } : null
}

/** What the server is asked for; undefined where everything is, newest first. */
export function filtersOf(search: ActivitySearch, today: Day): LogFilters | undefined {
  const days = daysOf(search, today)
  const filters: LogFilters = {
    ...(search.type && search.type.length > 0 && { type: search.type }),
    ...(days && { date: days }),
    ...(search.order === 'least_recent' && { order: search.order }),
  }
  return Object.keys(filters).length > 0 ? filters : undefined
}

/** One filter that holds, in words, and what is left of the search without it. */
type HeldFilter = { key: string; words: string; without: ActivitySearch }

/** The filters that hold, one by one. What does not narrow anything is none. */
export function heldFilters(search: ActivitySearch, today: Day, t: TFunction): HeldFilter[] {
  const { type = [], date, order } = search
  const held: HeldFilter[] = logTypes
    .filter(({ value }) => type.includes(value))
    .map(({ value, label }) => ({
      key: value,
      words: t(label),
      without: { ...search, type: without(type, value) },
    }))
  const preset = date === 'all' ? undefined : datePresets.find(({ value }) => value === date)
  const days = date === undefined ? daysOf(search, today) : null
  const { day } = formatIn(spokenLanguage())
  const when = preset
    ? t(preset.label)
    : days && t('{{from}} – {{to}}', { from: day(days.from), to: day(days.to) })
  if (when)
    held.push({
      key: 'date',
      words: when,
      without: { ...search, date: undefined, from: undefined, to: undefined },
    })
  if (order === 'least_recent')
    held.push({ key: 'order', words: t(logOrders[1].label), without: { ...search, order: undefined } })
  return held
}

function without<Type>(types: readonly Type[], taken: Type): Type[] | undefined {
  const left = types.filter(one => one !== taken)
  return left.length > 0 ? left : undefined
}
