import type { DaysAcross, ViewSettings } from '@vicino/domain/calendar/calendar-view.ts'
import type { WeekStart } from '@vicino/domain/calendar/week-start.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { holidayOn } from '@vicino/domain/days/holidays.ts'
import type { TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'

type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/** The day with which the weeks of a device's locale begin; Monday where the browser does not know. */
export const weekStartIn = (locale: string): WeekStart =>
  (new Intl.Locale(locale) as LocaleWithWeek).getWeekInfo?.().firstDay === 7 ? 'sun' : 'mon'

export const weekStart = weekStartIn(navigator.language)

const narrow = matchMedia('(max-width: 37.5em)')
const narrowest = matchMedia('(max-width: 22.5em)')

const daysAcross = (): DaysAcross => (narrowest.matches ? 1 : narrow.matches ? 3 : 7)

function onChange(tell: () => void): () => void {
  for (const query of [narrow, narrowest]) query.addEventListener('change', tell)
  return () => {
    for (const query of [narrow, narrowest]) query.removeEventListener('change', tell)
  }
}

/** How weeks are shown: seven days, on a phone three, on the smallest or with large letters one. */
export function useViewSettings(): Required<ViewSettings> {
  return { weekStart, daysAcross: useSyncExternalStore(onChange, daysAcross) }
}

/** The public holidays among some days, by name. */
export const holidaysAmong = (days: readonly Day[], t: TFunction): ReadonlyMap<Day, string> =>
  new Map(
    days.flatMap(day => {
      const name = holidayOn(day)
      return name === null ? [] : [[day, t(name)] as const]
    }),
  )
