import { addDays, addMonths, type Day, daysBetween } from '../days/day.ts'
import type { PrescribedService } from './prescription.ts'
import { hoursOf } from './planned-hours.ts'
import { daysOfMonth } from './timing.ts'

const daysOfWeek = 7

/** The parts of a letter whose hours the form tells apart (art. 7 para. 2 of the health care benefits ordinance). */
const partsOfLetter: Readonly<Record<string, readonly { ref: string; label: string }[]>> = {
  A: [
    { ref: 'a.1', label: 'Valutazione del bisogno' },
    { ref: 'a.2', label: 'Consigli e istruzione' },
    { ref: 'a.3', label: 'Coordinamento' },
  ],
  C: [
    { ref: 'c.1', label: 'Cure di base generali' },
    { ref: 'c.2', label: 'Cure di base psichiatriche' },
  ],
}

type Part = { ref: string; label: string; monthly_hours: number; quarterly_hours: number }

/**
 * The hours of the parts of a letter, also of those of which nothing is prescribed; last what the ordinance gives no place.
 * Null for a letter whose measures are told one by one.
 */
export function hoursOfParts(letter: string, services: readonly PrescribedService[]): Part[] | null {
  const parts = partsOfLetter[letter]
  if (!parts) return null
  const refs = new Set(parts.map(({ ref }) => ref))
  const hours = (of: readonly PrescribedService[]) => {
    const { monthly_hours, quarterly_hours } = hoursOf(of)
    return { monthly_hours, quarterly_hours }
  }
  const beside = services.filter(({ opre_ref }) => !refs.has(opre_ref ?? ''))
  return [
    ...parts.map(part => ({ ...part, ...hours(services.filter(({ opre_ref }) => opre_ref === part.ref)) })),
    ...(beside.length > 0 ? [{ ref: '', label: 'Altro', ...hours(beside) }] : []),
  ]
}

/** Of a service that is given at fixed intervals, its hours of a week; null as needed, which no week knows. */
export const weeklyHours = (service: PrescribedService): number | null =>
  service.period === null ? null : (hoursOf([service]).monthly_hours * daysOfWeek) / daysOfMonth

/** How many whole months a period has, with or without the day on which the next one would begin; null between them. */
export function wholeMonths(start: Day, end: Day): number | null {
  const months = Math.round(daysBetween(start, end) / (365.25 / 12))
  const [after, last] = [addMonths(start, months), addDays(addMonths(start, months), -1)]
  return months > 0 && (end === after || end === last) ? months : null
}
