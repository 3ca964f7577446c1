import type { Day } from '../days/day.ts'
import type { TaskFields } from '../tasks/task.ts'
import type { Id } from '../wire/id.ts'
import type { SeriesCourse } from './series-course.ts'
import type { HeldSeries, SeriesChange } from './held-series.ts'
import { otherFrequency } from './other-frequency.ts'
import type { Repeat } from './repeat.ts'
import { isAlike, ruleAfter } from './rule-after.ts'
import { sameFrequency } from './same-frequency.ts'
import { daysOfSeries, type SeriesFault } from './series-days.ts'
import {
  agrees,
  everyPart,
  fieldsAs,
  isSubstitution,
  saidBy,
  type SeriesVisit,
  type Usual,
  type VisitPart,
  withParts,
} from './series-visit.ts'

/** A visit that stays on the plan, as it was and as it will be. */
export type KeptVisit = { before: SeriesVisit; after: SeriesVisit }

export type SeriesPlan = {
  repeat: Required<Repeat>
  usual: Usual
  kept: KeptVisit[]
  added: Day[]
  /** Who goes on those of the days that come to it on which others go than usual. */
  staffOn: ReadonlyMap<Day, Id[]>
  removed: SeriesVisit[]
  /** The substitutes who land on another day. */
  landing: KeptVisit[]
  /** Only another end: the visits that stay are as they were, and the series is the same one. */
  onlyEnds: boolean
}

/**
 * What a change of a series does to each of its visits (decision 0040). No visit and no exception is lost: with the
 * same frequency as many visits stand afterwards as before, each at its place, and the end moves along; another
 * frequency keeps its end, and takes off only visits that are like all others. What an exception says of its own
 * stays, except in the visit that was written in.
 */
export function planSeriesChange(
  held: HeldSeries,
  change: SeriesChange,
  today: Day,
): SeriesPlan | SeriesFault {
  const course = courseOf(held, change, today)
  if ('code' in course) return course
  const written = writtenOf(held, change)
  const said = saidBy(written)
  const parts = everyPart.filter(part => !agrees(saidBy(held.edited), said, part))
  const usual = withParts(held.usual, parts, said)
  const moved = course.placed.map(({ visit, place, date }): KeptVisit => {
    if (visit._id === held.edited._id) return { before: visit, after: { ...written, place } }
    return { before: visit, after: changedVisit(visit, { parts, held, usual, change, place, date }) }
  })
  const landing = moved.filter(
    ({ before, after }) =>
      before._id !== held.edited._id &&
      before.fields.date !== after.fields.date &&
      isSubstitution(before, held.usual),
  )
  const back = new Set(change.substitutes === 'usual' ? landing.map(({ before }) => before._id) : [])
  const kept = moved.map(visit =>
    back.has(visit.before._id)
      ? { ...visit, after: { ...visit.after, fields: { ...visit.after.fields, operators: usual.operators } } }
      : visit,
  )
  return {
    repeat: course.repeat,
    usual,
    kept,
    added: course.added,
    staffOn: new Map(),
    removed: course.removed,
    landing,
    onlyEnds: course.isSame && parts.length === 0 && !isOther(held.edited.fields, change.after),
  }
}

/** What makes a visit that stood alone the first of a series. */
export function planFirstOfSeries(
  edited: SeriesVisit,
  { after, repeat }: SeriesChange & { repeat: Repeat },
): SeriesPlan | SeriesFault {
  const days = daysOfSeries(after.date, repeat)
  if (!Array.isArray(days)) return days
  const written = { ...edited, fields: after, place: after.date }
  const { until = null, count = null, skip_holidays = false, rule } = repeat
  return {
    repeat: { rule, until, count, skip_holidays },
    usual: saidBy(written),
    kept: [{ before: edited, after: written }],
    added: days.slice(1),
    staffOn: new Map(),
    removed: [],
    landing: [],
    onlyEnds: false,
  }
}

const writtenOf = ({ edited }: HeldSeries, { after, services }: SeriesChange): SeriesVisit => ({
  ...edited,
  fields: after,
  services: services ?? edited.services,
})

/** What a series never says of a visit, and yet is the same for all of them. */
const isOther = (before: TaskFields, after: TaskFields): boolean =>
  before.client !== after.client || before.type !== after.type

type Changing = {
  parts: readonly VisitPart[]
  held: HeldSeries
  usual: Usual
  change: SeriesChange
  place: Day
  date: Day
}

/** A visit takes what is said anew where it was as usual. One series has one client and is of one type. */
function changedVisit(
  visit: SeriesVisit,
  { parts, held, usual, change, place, date }: Changing,
): SeriesVisit {
  const own = saidBy(visit)
  const taken = parts.filter(part => agrees(own, held.usual, part))
  const said = withParts(own, taken, usual)
  const { client, type } = change.after
  return {
    ...visit,
    place,
    services: said.services,
    fields: { ...fieldsAs(visit.fields, said, date), client, type },
  }
}

function courseOf(held: HeldSeries, change: SeriesChange, today: Day): SeriesCourse | SeriesFault {
  const rule = ruleAfter(held, change)
  if ('code' in rule) return rule
  return rule.isSame || isAlike(rule, held)
    ? sameFrequency(held, change, rule, today)
    : otherFrequency(held, change.repeat!, rule, today)
}
