/** The usual range of a measured value, and the widest that a body allows (or none, where nothing may be kept). */
export type Range = { min: number; max: number; widest?: { min: number; max: number } }

/** A typed value outside its usual range: what stands in the field instead, and whether the typed one may be kept. */
export type Judgement = { typed: number; clamped: number; mayKeep: boolean }

/**
 * Judges a typed number. A value in range is `null`: there is nothing to ask. Outside it is clamped to the
 * nearest limit, and may be kept as typed only where a body can have it (decision 0017): a breathing rate of 8 must not
 * silently become 10, a temperature of 370 must not stay.
 */
export function judgeRange(typed: number, { min, max, widest }: Range): Judgement | null {
  if (typed >= min && typed <= max) return null
  const mayKeep = widest !== undefined && typed >= widest.min && typed <= widest.max
  return { typed, clamped: typed < min ? min : max, mayKeep }
}
