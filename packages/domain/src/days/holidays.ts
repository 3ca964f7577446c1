import { gregorianEaster } from 'date-easter'
import { addDays, type Day, yearOf } from './day.ts'
import { dayOfParts } from './day-number.ts'

/** Public holidays that fall on the same date each year: month, day, name. */
const fixed = [
  { month: 1, date: 1, label: 'Capodanno' },
  { month: 1, date: 6, label: 'Epifania' },
  { month: 3, date: 19, label: 'San Giuseppe' },
  { month: 5, date: 1, label: 'Festa del lavoro' },
  { month: 6, date: 29, label: 'Santi Pietro e Paolo' },
  { month: 8, date: 1, label: 'Festa nazionale' },
  { month: 8, date: 15, label: 'Assunzione di Maria' },
  { month: 11, date: 1, label: 'Ognissanti' },
  { month: 12, date: 8, label: 'Immacolata' },
  { month: 12, date: 25, label: 'Natale' },
  { month: 12, date: 26, label: 'Santo Stefano' },
] as const

/** Public holidays that move with Easter, in days after Easter Sunday. */
const withEaster = [
  { after: 1, label: 'Lunedì di Pasqua' },
  { after: 39, label: 'Ascensione' },
  { after: 50, label: 'Lunedì di Pentecoste' },
  { after: 60, label: 'Corpus Domini' },
] as const

const ofYear = new Map<number, ReadonlyMap<Day, string>>()

function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const known = ofYear.get(year)
  if (known) return known
  const { month, day } = gregorianEaster(year)
  const easter = dayOfParts(year, month, day)
  const holidays = new Map([
    ...fixed.map(({ month: inMonth, date, label }) => [dayOfParts(year, inMonth, date), label] as const),
    ...withEaster.map(({ after, label }) => [addDays(easter, after), label] as const),
  ])
  ofYear.set(year, holidays)
  return holidays
}

/**
 * The name of the public holiday of the canton of Ticino on a day, or null. Source: Legge concernente i giorni
 * festivi ufficiali nel Cantone Ticino, articles 1 and 2; Sundays are none of these.
 */
export const holidayOn = (day: Day): string | null => holidaysOf(yearOf(day)).get(day) ?? null
