import * as z from 'zod/mini'
import { mostServices, SelectedService } from '../day-services/selected-services.ts'
import { addDays, type Day, daysBetween } from '../days/day.ts'
import { Clock } from '../days/clock.ts'
import { isTouched } from '../tasks/task-status.ts'
import { TaskFields } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { type Pattern, patternOf } from './pattern.ts'
import { fallsOn, roundsOf } from './rounds.ts'

const { title, description, full_day, operators } = TaskFields.shape

/** What a series says of each of its visits. Whatever a visit says otherwise is an exception. */
export const Usual = z.strictObject({
  title,
  description,
  start_time: z.nullable(Clock),
  end_time: z.nullable(Clock),
  full_day,
  length_days: z.int(),
  operators,
  services: z.array(SelectedService).check(maxLength(mostServices)),
})
export type Usual = z.infer<typeof Usual>

/**
 * A visit of a series. `place` is its day by the rule, from which it may have been moved; `recorded`: something was
 * recorded on it.
 */
export type SeriesVisit = {
  _id: Id
  fields: TaskFields
  services: Usual['services']
  place: Day
  recorded: boolean
}

/** What is changed, and kept, together. */
const parts = {
  title: ['title'],
  description: ['description'],
  time: ['start_time', 'end_time', 'full_day', 'length_days'],
  operators: ['operators'],
  services: ['services'],
} as const satisfies Record<string, readonly (keyof Usual)[]>
export type VisitPart = keyof typeof parts
export const everyPart = Object.keys(parts) as VisitPart[]

/** What a visit says of what a series says. */
export const saidBy = ({ fields, services }: Pick<SeriesVisit, 'fields' | 'services'>): Usual => ({
  title: fields.title,
  description: fields.description,
  start_time: fields.start_time,
  end_time: fields.end_time,
  full_day: fields.full_day,
  length_days: daysBetween(fields.date, fields.end_date),
  operators: fields.operators,
  services,
})

const partOf = (said: Usual, part: VisitPart): Partial<Usual> =>
  Object.fromEntries(parts[part].map(name => [name, said[name]]))

/**
 * One part of it as a text to compare. In which order two operators are named says nothing, nor in which order the
 * names of a service stand, which the database keeps in one of its own.
 */
const textOf = (said: Usual, part: VisitPart): string =>
  JSON.stringify(
    partOf(
      {
        ...said,
        operators: said.operators.toSorted(),
        services: said.services.map(({ serviceId, duration }) => ({ serviceId, duration })),
      },
      part,
    ),
  )

/** Whether both say the same of one part. */
export const agrees = (one: Usual, other: Usual, part: VisitPart): boolean =>
  textOf(one, part) === textOf(other, part)

/** What is said, with some parts of it as somebody else says them. */
export const withParts = (said: Usual, chosen: readonly VisitPart[], other: Usual): Usual =>
  chosen.reduce<Usual>((all, part) => ({ ...all, ...partOf(other, part) }), said)

/** Whether somebody else goes than usual. */
export const isSubstitution = (visit: SeriesVisit, usual: Usual): boolean =>
  !agrees(saidBy(visit), usual, 'operators')

/** Whether a visit differs from its series: in what the series says, by its day, or because it is confirmed or past. */
export const isException = (visit: SeriesVisit, usual: Usual): boolean =>
  visit.fields.status !== 'pending' || isTouched(visit.fields) || saysOtherwise(visit, usual)

/** Whether a visit has something of its own: another day than its place, or anything that the series says. */
export const saysOtherwise = (visit: SeriesVisit, usual: Usual): boolean =>
  visit.fields.date !== visit.place || everyPart.some(part => !agrees(saidBy(visit), usual, part))

/**
 * What a series says that was planned before this was kept: of each part what most of its visits say, of two that are
 * said equally often what the earlier visit says.
 */
export function usualOfSeries(visits: readonly SeriesVisit[]): Usual {
  const said = visits.map(saidBy)
  return everyPart.reduce((usual, part) => withParts(usual, [part], mostSaid(said, part)), said[0]!)
}

function mostSaid(said: readonly Usual[], part: VisitPart): Usual {
  const alike = Map.groupBy(said, one => textOf(one, part))
  return [...alike.values()].reduce((most, some) => (some.length > most.length ? some : most))[0]!
}

/**
 * The visits with their places. One of a series that was planned before places were kept may stand on a day that is
 * none of the rule: its place is the last day of the rule before it.
 */
export function withPlaces(visits: readonly SeriesVisit[], rule: string): SeriesVisit[] {
  const pattern = visits[0] && patternOf(rule, visits[0].place)
  const anchor = pattern && anchorOf(pattern, visits)
  if (!anchor) return [...visits]
  const rounds = roundsOf(pattern, anchor)
  return visits.map(visit =>
    fallsOn(pattern, anchor, visit.place)
      ? visit
      : { ...visit, place: rounds.dayOf(rounds.numberOf(visit.place))! },
  )
}

/** A place that the rule falls on. */
export const anchorOf = (pattern: Pattern, visits: readonly SeriesVisit[]): Day | undefined =>
  visits.find(({ place }) => fallsOn(pattern, place, place))?.place

/** The visit as the series says it, and on that day. */
export const fieldsAs = (fields: TaskFields, said: Usual, date: Day): TaskFields => ({
  ...fields,
  title: said.title,
  description: said.description,
  start_time: said.start_time,
  end_time: said.end_time,
  full_day: said.full_day,
  operators: said.operators,
  date,
  end_date: addDays(date, said.length_days),
})
