import { type Instant, instantOf, millisecondsBetween, millisecondsOf } from '../days/instant.ts'
import { type DoseWindows, windowOf } from '../drugs/dose-windows.ts'
import { type Drug, intervalSeconds } from '../drugs/drug.ts'
import { isSameSubstance } from './same-substance.ts'
import {
  type DoseFacts,
  firstFree,
  hourMs,
  inOrderOfTaking,
  type TakenDose,
  type WeighedDose,
} from './weighed-dose.ts'

/** How far apart doses lie of which nobody ordered how far, in milliseconds. */
const unorderedMs = hourMs / 2

type Placed = Pick<TakenDose, 'day' | 'moment'>

/**
 * How far apart two doses of one substance must lie, in milliseconds. An ordered interval wins, also where it is
 * shorter than what follows; of two orders the longer one, so that neither is broken and the order of writing does not
 * matter. Of two doses of the scheme it is half the distance at which their windows begin, days counted. Where one is
 * taken as needed, or two orders mean the same moment, and no interval is ordered, half an hour.
 */
function neededDistance(next: WeighedDose, other: TakenDose, { windows, drugs }: DoseFacts): number {
  const ordered = [next.drug, other.drug].flatMap(drug => intervalSeconds(drug) ?? [])
  if (ordered.length > 0) return Math.max(...ordered) * 1000
  const [one, two] = [beginOf(next, windows), beginOf(other, windows)]
  if (one === null || two === null) return unorderedMs
  if (one !== two || next.drug._id === other.drug._id) return Math.abs(one - two) / 2
  const order = drugs.find(({ _id }) => _id === other.drug._id)
  return order && areMeantTogether(next.drug, order) ? 0 : unorderedMs
}

/**
 * Whether two orders of one substance are meant for the same moment, as two strengths of levodopa are: somebody said so
 * when the second was written. Of two insulins that both say how many units, or both by scale, each may be all that
 * the meal needs, whatever was said then: they are asked about.
 */
function areMeantTogether(one: Drug, other: Drug): boolean {
  const areBothWhole =
    [one, other].every(({ dose_unit }) => dose_unit === 'unit') &&
    (one.dose_scale === null) === (other.dose_scale === null)
  return !areBothWhole && (isAnsweredFor(one, other) || isAnsweredFor(other, one))
}

const isAnsweredFor = ({ answered }: Drug, { _id }: Drug): boolean =>
  answered.some(({ question }) => question.code === 'same_substance' && question.drugId === _id)

function beginOf({ day, moment }: Placed, windows: DoseWindows): number | null {
  if (moment === null) return null
  const { from } = windowOf(day, moment, windows)
  return millisecondsOf(instantOf(from.day, from.clock))
}

/**
 * The doses of the same substance that are too near, in the order in which they were taken, and from when on none is.
 * One that is written down later than a following one is held against both sides. Hours are hours, also over the
 * change of the clocks.
 */
export function dosesTooNear(
  next: WeighedDose,
  facts: DoseFacts,
): { doses: TakenDose[]; until: Instant | null } {
  const others = facts.taken
    .filter(({ drug }) => isSameSubstance(drug, next.drug))
    .map(dose => ({ dose, needed: neededDistance(next, dose, facts) }))
  const nearAt = (at: Instant) =>
    others.filter(({ dose, needed }) => Math.abs(millisecondsBetween(dose.given_at, at)) < needed)
  const ends = others.map(({ dose, needed }) => millisecondsOf(dose.given_at) + needed)
  return {
    doses: inOrderOfTaking(nearAt(next.given_at).map(({ dose }) => dose)),
    until: firstFree(next.given_at, ends, at => nearAt(at).length === 0),
  }
}
