import { tooFineFor } from '@vicino/domain/wire/fineness.ts'

/**
 * The usual range of a measured value, and the widest that a body allows (or none, where nothing may be kept). `step`
 * is the finest that is measured; of what is no measure nobody says where its point belongs.
 */
export type ValueRange = { min: number; max: number; widest?: { min: number; max: number }; step?: number }

/**
 * A typed value outside its usual range. Where a body can have it, it may be kept, or the limit used instead. Where
 * none can, no limit stands for it: only what a moved point makes of it is offered.
 */
type Judgement =
  | { typed: number; clamped: number; mayKeep: boolean }
  | { typed: number; impossible: true; slips: number[] }

/**
 * Judges a typed number. A value in range is `null`: there is nothing to ask. Outside it is clamped to the nearest
 * limit, and may be kept as typed only where a body can have it (decision 0017): a breathing rate of 8 must not
 * silently become 10. A temperature of 370 becomes no limit at all: 42 would be a number that nobody measured.
 */
export function judgeRange(typed: number, range: ValueRange): Judgement | null {
  const { min, max, widest } = range
  if (typed >= min && typed <= max) return null
  if (widest && (typed < widest.min || typed > widest.max))
    return { typed, impossible: true, slips: slipsOf(typed, range) }
  return { typed, clamped: typed < min ? min : max, mayKeep: widest !== undefined }
}

/** By how many places a point is easily misplaced, the likelier first. */
const places = [-1, -2, 1, 2]

/** What was probably meant: the same digits with the point elsewhere, where that is a usual value. */
function slipsOf(typed: number, { min, max, step }: ValueRange): number[] {
  if (step === undefined) return []
  return places
    .map(place => Number(`${typed}e${place}`))
    .filter(moved => moved >= min && moved <= max && tooFineFor(step, moved) === null)
}
