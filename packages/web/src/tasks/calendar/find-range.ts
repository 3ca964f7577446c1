import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { problemOfRange } from '@vicino/domain/days/day-range.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { TFunction } from 'i18next'
import type { CalendarFindSearch } from '../../pages/search.ts'

type Ends = Pick<CalendarFindSearch, 'from' | 'to'>

/** Without days one looks a quarter of a year back and three quarters ahead. */
const usualDays = { back: 90, ahead: 275 } as const

/** The days that are searched; null while only one of the two is written, or they make no range. */
export function daysToFind({ from, to }: Ends, today: Day): { from: Day; to: Day } | null {
  if (from === undefined && to === undefined)
    return { from: addDays(today, -usualDays.back), to: addDays(today, usualDays.ahead) }
  return from !== undefined && to !== undefined && problemOfRange(from, to) === null ? { from, to } : null
}

/** What keeps two days from being a range, at the one that is to be mended. */
export function errorsOfDays({ from, to }: Ends, t: TFunction): { from?: string; to?: string } {
  if (from === undefined && to === undefined) return {}
  const both = t('Per filtrare servono tutte e due le date.')
  if (from === undefined) return { from: both }
  if (to === undefined) return { to: both }
  const problem = problemOfRange(from, to)
  return problem === null ? {} : { to: t(fieldSentences[problem].label) }
}
