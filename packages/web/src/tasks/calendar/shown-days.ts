import type { WeekStart } from '@vicino/domain/calendar/week-start.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import type { TFunction } from 'i18next'

type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/** The day with which the weeks of a device's locale begin; Monday where the browser does not know. */
export const weekStartIn = (locale: string): WeekStart =>
  (new Intl.Locale(locale) as LocaleWithWeek).getWeekInfo?.().firstDay === 7 ? 'sun' : 'mon'

export const weekStart = weekStartIn(navigator.language)

/** The public holidays among some days, by name. */
export const holidaysAmong = (days: readonly Day[], t: TFunction): ReadonlyMap<Day, string> =>
  new Map(
    days.flatMap(day => {
      const name = holidayOn(day)
      return name === null ? [] : [[day, t(name)] as const]
    }),
  )
