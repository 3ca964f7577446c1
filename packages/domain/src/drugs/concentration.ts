import type { Drug } from './drug.ts'

/** Units in a millilitre, as they are written behind the name: "100 U/ml", "300 unità/ml". */
const written = /(\d{2,4})\s*(?:U|UI|IU|IE|E|unità|unita|units|unités|Einheiten)\s*\/\s*ml/i

/**
 * Insulins of which one brand has one concentration, in units a millilitre; those of Tresiba and Humalog have two.
 * Product information, as of 2026-11-22.
 */
const ofBrand: readonly [RegExp, number][] = [
  [/\btoujeo\b/i, 300],
  [/\b(lantus|abasaglar|levemir|novorapid|fiasp|apidra|actrapid|insulatard)\b/i, 100],
]

/** How many units a millilitre of the drug holds; null where nobody wrote it and the brand does not say. */
export function concentrationOf({ name, dose_unit }: Pick<Drug, 'name' | 'dose_unit'>): number | null {
  if (dose_unit !== 'unit') return null
  const [, units] = written.exec(name) ?? []
  if (units !== undefined) return Number(units)
  return ofBrand.find(([brand]) => brand.test(name))?.[1] ?? null
}

/**
 * The name as it is read where a dose is given: a "U" behind a number is read as a nought, ten times the dose (ISMP,
 * list of error-prone abbreviations), so it is spelt out. What is kept stays as it was written.
 */
export const spokenName = (name: string, units: string): string =>
  name.replace(/(\d)\s*(?:U|IU|IE)(?=\s*(?:\/|$|\s))/g, `$1 ${units}`)
