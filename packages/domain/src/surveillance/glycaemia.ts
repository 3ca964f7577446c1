import { measures } from './measure.ts'

/** Molar mass of glucose over ten: 1 mmol/l is 18.02 mg/dl. */
const milligramsPerMillimole = 18.02

/** A glycaemia in mg/dl as mmol/l, to one decimal as meters show it: 126 is 7.0. */
const millimolesOf = (milligramsPerDecilitre: number): number =>
  Math.round((milligramsPerDecilitre / milligramsPerMillimole) * 10) / 10

/** What a typed number may mean in mmol/l: as it stands, and read as mg/dl; null where no body can have it. */
type GlycaemiaReadings = { typed: number | null; converted: number | null }

/**
 * What a typed glycaemia may mean. Above the usual range it is as likely mg/dl that somebody read from a foreign
 * meter: both are offered, above what a body can have only the conversion, and never is one of them preselected
 * (decision 0017). Null where it is plainly mmol/l, or so small that it is a matter of the range alone.
 */
export function readingsOfGlycaemia(typed: number): GlycaemiaReadings | null {
  const { usual, widest } = measures.glyc
  if (typed <= usual.max) return null
  const possible = (value: number) => (value <= widest.max ? value : null)
  return { typed: possible(typed), converted: possible(millimolesOf(typed)) }
}
