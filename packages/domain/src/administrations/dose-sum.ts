import { millisecondsPerDay } from '../days/day-number.ts'
import { type Instant, millisecondsBetween, millisecondsOf } from '../days/instant.ts'
import { largestStep } from '../drugs/dose-scale.ts'
import type { Drug } from '../drugs/drug.ts'
import { moments } from '../drugs/drug-lists.ts'
import {
  type DoseFacts,
  firstFree,
  inOrderOfTaking,
  type TakenDose,
  type WeighedDose,
} from './weighed-dose.ts'

/** What a dose would make of its day: with which others, how much in all, and how much is ordered. */
type DaySum = { doses: TakenDose[]; sum: number; most: number; until: Instant | null }

const sumOf = (doses: readonly { dose: number }[]): number =>
  doses.reduce((total, { dose }) => total + dose, 0)

/** How much the scheme orders for a day on which the drug is taken; by a scale, its largest step at each moment. */
function orderedOfDay(drug: Drug): number {
  const ordered = moments.filter(({ value }) => drug[value] > 0)
  if (drug.dose_scale !== null) return ordered.length * largestStep(drug.dose_scale)
  return sumOf(ordered.map(({ value }) => ({ dose: drug[value] })))
}

/**
 * What of one drug would be more than ordered; null where it is not. Of the scheme it is the sum of a day of the
 * scheme, whenever its doses were given: a night's dose after midnight belongs to the day before. Of a drug taken as
 * needed it is what any 24 hours may hold, where that is ordered.
 */
export function overDay(next: WeighedDose, { taken }: DoseFacts): DaySum | null {
  const own = taken.filter(({ drug }) => drug._id === next.drug._id)
  return next.moment === null ? overAsNeeded(next, own) : overScheme(next, own)
}

function overScheme(next: WeighedDose, own: readonly TakenDose[]): DaySum | null {
  const doses = own.filter(({ day, moment }) => day === next.day && moment !== null)
  const sum = sumOf([...doses, next])
  const most = orderedOfDay(next.drug)
  return sum > most ? { doses, sum, most, until: null } : null
}

function overAsNeeded(next: WeighedDose, own: readonly TakenDose[]): DaySum | null {
  const most = next.drug.reserve_max_24h
  if (most === null) return null
  // A dose that is written down late is held against those that came after it.
  const fullest = (at: Instant): readonly TakenDose[] | null => {
    const ends = [
      at,
      ...own.filter(({ given_at }) => isWithinDay(at, given_at)).map(({ given_at }) => given_at),
    ]
    return (
      ends
        .map(end => own.filter(({ given_at }) => isWithinDay(given_at, end)))
        .filter(held => sumOf([...held, next]) > most)
        .toSorted((one, other) => sumOf(other) - sumOf(one))[0] ?? null
    )
  }
  const doses = fullest(next.given_at)
  if (doses === null) return null
  const ends = own.map(({ given_at }) => millisecondsOf(given_at) + millisecondsPerDay)
  return {
    doses: inOrderOfTaking(doses),
    sum: sumOf([...doses, next]),
    most,
    until: firstFree(next.given_at, ends, at => fullest(at) === null),
  }
}

/** Whether an instant lies within the 24 hours that begin at another one. */
const isWithinDay = (begin: Instant, at: Instant): boolean => {
  const later = millisecondsBetween(begin, at)
  return later >= 0 && later < millisecondsPerDay
}
