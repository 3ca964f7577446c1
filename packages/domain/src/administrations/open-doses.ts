import * as z from 'zod/mini'
import { addDays, Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { type DoseWindows, endOfWindow, timeOfDose } from '../drugs/dose-windows.ts'
import type { Drug } from '../drugs/drug.ts'
import { moments } from '../drugs/drug-lists.ts'
import { momentsMet, type Stay } from '../drugs/due-doses.ts'
import { type MetMoment, orderedDoses } from '../drugs/ordered-doses.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'
import { doseKey } from './doses-of-day.ts'
import { DoseToGive, type OrderedDose } from './dose-to-give.ts'

/** How many days are looked at, at either end of those that are asked for. */
const daysLookedAt = 31

/**
 * The days that are looked at, of those from the first one that may hold an open dose: the first ones and the last
 * ones. What a long time left between comes into sight as the first are answered, so no reading grows with the years.
 */
export function rangesAsked(first: Day, today: Day): { from: Day; to: Day }[] {
  const until = addDays(first, daysLookedAt)
  const again = addDays(today, -daysLookedAt)
  if (until >= again) return first <= today ? [{ from: first, to: today }] : []
  return [
    { from: first, to: until },
    { from: again, to: today },
  ]
}

/** Most open doses of one client that an answer names, the latest ones; how many there are it says always. */
export const mostOpenDosesShown = 40

/** Whether a dose may still be given: two days later nobody does. */
export const mayStillBeGiven = ({ day }: Pick<OrderedDose, 'day'>, today: Day): boolean =>
  today <= addDays(day, 1)

/**
 * Up to which day each dose of a client has its answer, so that nothing of those days is read again. `open` are those
 * of the days that were looked at, the latest first. The last two days are left: last night's window ends today.
 */
export function answeredUntil(open: readonly OrderedDose[], first: Day, today: Day): Day {
  const [range, again] = rangesAsked(first, today)
  const oldest = open.at(-1)?.day
  if (oldest !== undefined && oldest <= range!.to) return addDays(oldest, -1)
  return again ? range!.to : addDays(today, -2)
}

/** The open doses of a client: how many, and the latest of them. `may_give`: whether the reader may answer for them. */
export const OpenDosesOfClient = z.strictObject({
  dossierId: Id,
  client: NamedPerson,
  birthday: Day,
  may_give: z.boolean(),
  count: z.number(),
  doses: z.array(DoseToGive),
})
export type OpenDosesOfClient = z.infer<typeof OpenDosesOfClient>

/** What is left of a client's open doses where a page shows some of them in their own place, and how many. */
export function leftOpen(
  { doses, count }: Pick<OpenDosesOfClient, 'doses' | 'count'>,
  isShown: (dose: OrderedDose) => boolean,
): Pick<OpenDosesOfClient, 'doses' | 'count'> {
  const left = doses.filter(dose => !isShown(dose))
  return { doses: left, count: count - doses.length + left.length }
}

/**
 * Where a visit stands, or where it stood before it was moved; `own`: the reader carries it out. Of a place that it
 * left counts only what was over by then, and had not been when it came there: `since` and `until`, else null.
 */
export type StandingVisit = Stay & { own: boolean; since: Instant | null; until: Instant | null }

type Answered = MetMoment & { drugId: Id }

type Asked = {
  /** The days that are asked about. */
  ranges: readonly { from: Day; to: Day }[]
  windows: DoseWindows
  now: Instant
}

/**
 * The open doses of one client, the latest first: those that one of the visits met, whose window is over, and of
 * which nothing stands, each as it was ordered then. `versions` holds each drug in all versions of that time. `own`: a
 * visit of the reader met it.
 */
export function openDoses(
  visits: readonly StandingVisit[],
  versions: readonly Drug[],
  answers: readonly Answered[],
  { ranges, windows, now }: Asked,
): (OrderedDose & { own: boolean })[] {
  const answered = new Set(answers.map(doseKey))
  const over = momentsOver(visits, { ranges, windows, now })
  const own = new Set(over.filter(met => met.own).map(keyOf))
  return orderedDoses(versions, over, { windows, now })
    .filter(dose => !dose.drug.self_managed && !answered.has(doseKey(dose)))
    .map(dose => ({ ...dose, own: own.has(keyOf(dose)) }))
}

const stoodAt = (end: Instant, { since, until }: StandingVisit): boolean =>
  (since === null || since < end) && (until === null || end <= until)

const keyOf = ({ day, moment }: MetMoment): string => `${day} ${moment}`

/** The moments that the visits met and that are over, each once, the latest first. */
function momentsOver(
  visits: readonly StandingVisit[],
  { ranges, windows, now }: Asked,
): (MetMoment & { own: boolean })[] {
  const met = new Map<string, MetMoment & { own: boolean }>()
  for (const visit of visits)
    for (const place of momentsMet(visit, windows)) {
      if (!stoodAt(endOfWindow(place.day, place.moment, windows), visit)) continue
      const key = keyOf(place)
      met.set(key, { ...place, own: visit.own || met.get(key)?.own === true })
    }
  const order = moments.map(({ value }) => value)
  return [...met.values()]
    .filter(({ day }) => ranges.some(({ from, to }) => from <= day && day <= to))
    .filter(({ day, moment }) => timeOfDose(day, moment, windows, now) === 'over')
    .toSorted(
      (one, other) =>
        other.day.localeCompare(one.day) || order.indexOf(other.moment) - order.indexOf(one.moment),
    )
}
