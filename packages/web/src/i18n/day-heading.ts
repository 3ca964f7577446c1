import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from './texts.ts'

/** A day above what is of it: 'oggi, venerdì 20 novembre'; another year is written out. */
export function dayHeading(day: Day, today: Day): string {
  const format = formatIn(spokenLanguage())
  const written = day.slice(0, 4) === today.slice(0, 4) ? format.longDay(day) : format.longDayWithYear(day)
  const near = format.nearDay(day, today)
  return near === null ? written : `${near}, ${written}`
}
