import * as z from 'zod/mini'
import { addDays, Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { daySchemeOf } from '../drugs/day-scheme.ts'
import { type DoseWindows, endOfWindow, timeOfDose } from '../drugs/dose-windows.ts'
import { Drug, Moment, moments } from '../drugs/drug.ts'
import { type MetMoment, momentsMet, type Stay } from '../drugs/due-doses.ts'
import { NamedPerson } from '../people/named-person.ts'
import { Id } from '../wire/id.ts'
import { DoseQuestion } from './dose-question.ts'
import { isDose } from './doses-of-day.ts'
import { isSameOrder, orderOf } from './order.ts'

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

/** A dose that nobody answered for although a visit met it and its window is over. `drug` is the order of that time. */
export const OpenDose = z.strictObject({ drug: Drug, dose: z.number(), day: Day, moment: Moment })
export type OpenDose = z.infer<typeof OpenDose>

/** A dose as a page has it in its own place. */
type ShownDose = MetMoment & { drug: Drug }

const isOf = ({ drug, ...met }: ShownDose, open: OpenDose): boolean =>
  isDose({ drugId: drug._id, ...met }, open)

/** Whether a page shows an open dose in its own place, as it was ordered in its time. */
export const isShownAs = (shown: ShownDose, open: OpenDose): boolean =>
  isOf(shown, open) &&
  isSameOrder(orderOf(shown.drug, open.day, open.moment), orderOf(open.drug, open.day, open.moment))

/** Whether a dose that a page has in its own place was ordered otherwise in its time: then it is not this one. */
export const wasOtherwise = (shown: ShownDose, open: readonly OpenDose[]): boolean =>
  open.some(dose => isOf(shown, dose) && !isShownAs(shown, dose))

/** An open dose as it stands on its line, with what would be asked if it were given now, as long as it still may be. */
export const OpenDoseLine = z.strictObject({ ...OpenDose.shape, questions: z.array(DoseQuestion) })
export type OpenDoseLine = z.infer<typeof OpenDoseLine>

/** Whether a dose may still be given: two days later nobody does. */
export const mayStillBeGiven = ({ day }: Pick<OpenDose, 'day'>, today: Day): boolean =>
  today <= addDays(day, 1)

/**
 * Up to which day each dose of a client has its answer, so that nothing of those days is read again. `open` are those
 * of the days that were looked at, the latest first. The last two days are left: last night's window ends today.
 */
export function answeredUntil(open: readonly OpenDose[], first: Day, today: Day): Day {
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
  doses: z.array(OpenDoseLine),
})
export type OpenDosesOfClient = z.infer<typeof OpenDosesOfClient>

/** What is left of a client's open doses where a page shows some of them in their own place, and how many. */
export function leftOpen(
  { doses, count }: Pick<OpenDosesOfClient, 'doses' | 'count'>,
  isShown: (dose: OpenDose) => boolean,
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
 * which nothing stands. A dose is what was ordered when its window ended, whatever was changed since. `versions` holds
 * each drug in all versions of that time; one that was struck was never ordered. `own`: a visit of the reader met it.
 */
export function openDoses(
  visits: readonly StandingVisit[],
  versions: readonly Drug[],
  answers: readonly Answered[],
  { ranges, windows, now }: Asked,
): (OpenDose & { own: boolean })[] {
  const drugs = [...Map.groupBy(versions, ({ _id }) => _id).values()]
    .map(ofDrug => ofDrug.toSorted((one, other) => one.version - other.version))
    .filter(ofDrug => ofDrug.at(-1)!.struck === null)
  const answered = new Set(answers.map(({ drugId, ...met }) => `${drugId} ${keyOf(met)}`))
  return momentsOver(visits, { ranges, windows, now }).flatMap(({ day, moment, own }) => {
    const end = endOfWindow(day, moment, windows)
    const ordered = drugs.flatMap(ofDrug => ofDrug.findLast(({ written_at }) => written_at <= end) ?? [])
    const scheme = daySchemeOf(
      ordered.filter(drug => !drug.self_managed),
      day,
    )
    return scheme[moment]
      .filter(({ drug }) => !answered.has(`${drug._id} ${keyOf({ day, moment })}`))
      .map(due => ({ ...due, day, moment, own }))
  })
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
