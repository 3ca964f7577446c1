import * as z from 'zod/mini'
import type { Day } from '../days/day.ts'
import { isTouched } from '../tasks/task-status.ts'
import type { HeldSeries } from './held-series.ts'
import type { KeptVisit, SeriesPlan } from './series-plan.ts'
import {
  agrees,
  everyPart,
  isException,
  isSubstitution,
  saidBy,
  saysOtherwise,
  type SeriesVisit,
  type Usual,
} from './series-visit.ts'
import type { SeriesScope, Substitutes } from './task-series.ts'

const sum = z.number()

/**
 * What a change of a series does, in numbers: how many visits get another day or hour, are changed otherwise, come to
 * it or are taken off, and how many of these a substitute had; of how many substitutions and other exceptions stay; and
 * how many it leaves alone that it would reach, because they are past, begun or settled, or another person plans them.
 */
export const SeriesSums = z.strictObject({
  moved: sum,
  changed: sum,
  added: sum,
  removed: sum,
  removed_substitutions: sum,
  substitutions: sum,
  exceptions: sum,
  past: sum,
  settled: sum,
  foreign: sum,
})
export type SeriesSums = z.infer<typeof SeriesSums>

const isMoved = ({ before, after }: KeptVisit): boolean =>
  before.fields.date !== after.fields.date || !agrees(saidBy(before), saidBy(after), 'time')

const isChanged = ({ before, after }: KeptVisit): boolean =>
  before.fields.client !== after.fields.client ||
  before.fields.type !== after.fields.type ||
  everyPart.some(part => !agrees(saidBy(before), saidBy(after), part))

type Told = Pick<SeriesPlan, 'kept' | 'added' | 'removed' | 'landing' | 'usual'>
type Telling = { scope: SeriesScope; today: Day; substitutes?: Substitutes | undefined }

/**
 * The sums of a plan, as it is told before it is saved. While nobody has answered who goes where a substitute would land
 * on another day, nothing is told of those.
 */
export function seriesSumsOf(
  { kept, added, removed, landing, usual: next }: Told,
  { edited, others, usual }: HeldSeries,
  { scope, today, substitutes }: Telling,
): SeriesSums {
  const asked = new Set(landing.map(({ before }) => before._id))
  const exceptions = kept.filter(
    ({ before, after }) =>
      before._id !== edited._id &&
      isException(before, usual) &&
      (asked.has(before._id) ? staysOf(after, next, substitutes) : isException(after, next)),
  )
  const substitutions = exceptions.filter(
    ({ before, after }) =>
      isSubstitution(before, usual) && agrees(saidBy(before), saidBy(after), 'operators'),
  )
  const reached = others.filter(({ fields }) => scope === 'all' || fields.date >= edited.fields.date)
  const why = Object.groupBy(reached, visit => whyLeft(visit, today))
  return {
    moved: kept.filter(isMoved).length,
    changed: kept.filter(visit => !isMoved(visit) && isChanged(visit)).length,
    added: added.length,
    removed: removed.length,
    removed_substitutions: removed.filter(visit => isSubstitution(visit, usual)).length,
    substitutions: substitutions.length,
    exceptions: exceptions.length - substitutions.length,
    past: why.past?.length ?? 0,
    settled: why.settled?.length ?? 0,
    foreign: why.foreign?.length ?? 0,
  }
}

/** Whether a visit that a substitute had stays an exception: given back, it is one by what else is its own alone. */
function staysOf(after: SeriesVisit, next: Usual, substitutes: Substitutes | undefined): boolean {
  if (!substitutes) return false
  return substitutes === 'keep' ? isException(after, next) : saysOtherwise(after, next)
}

/** The sums of a removal: it takes off whatever it reaches, exceptions too. */
export const sumsOfRemoval = (held: HeldSeries, telling: Omit<Telling, 'substitutes'>): SeriesSums =>
  seriesSumsOf(
    { kept: [], added: [], removed: [...held.targets], landing: [], usual: held.usual },
    held,
    telling,
  )

function whyLeft({ fields, recorded }: SeriesVisit, today: Day): 'past' | 'settled' | 'foreign' {
  if (fields.date < today) return 'past'
  return isTouched(fields) || recorded ? 'settled' : 'foreign'
}
