import { logOrders, logTypes, datePresets } from '@vicino/domain/activity/log-choices.ts'
import { type LogFilters, rangeOfPreset } from '@vicino/domain/activity/log-filters.ts'
import { type Day, isDay } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import type { ActivitySearch } from '../pages/search.ts'
import { listWords } from '../i18n/list-words.ts'
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

/** What holds of each filter, in words; null where it does not narrow anything. */
export function filterWords(
  search: ActivitySearch,
  today: Day,
  t: TFunction,
): Record<'type' | 'date' | 'range' | 'order', string | null> {
  const { type = [], date, order } = search
  const preset = date === 'all' ? undefined : datePresets.find(({ value }) => value === date)
  const days = date === undefined ? daysOf(search, today) : null
  const { day } = formatIn(spokenLanguage())
  const chosen = logTypes.filter(({ value }) => type.includes(value)).map(({ label }) => t(label))
  return {
    type: chosen.length > 0 ? listWords(chosen) : null,
    date: preset ? t(preset.label) : null,
    range: days && t('{{from}} – {{to}}', { from: day(days.from), to: day(days.to) }),
    order: order === 'least_recent' ? t(logOrders[1].label) : null,
  }
}
