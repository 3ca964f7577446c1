import type { Drug } from './drug.ts'
import { moments } from './drug-lists.ts'

const quarters: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A dose as it stands on a pill box: 0.5 is ½, 1.25 is 1¼. What is not counted in tablets stays a plain number. */
export function doseText(dose: number, unit: Drug['dose_unit']): string {
  const whole = Math.trunc(dose)
  const part = quarters[String(dose - whole)]
  if (unit !== 'tablet' || part === undefined) return String(dose)
  return whole === 0 ? part : `${whole}${part}`
}

/** The four doses of a day in the order of the day, as nurses write them: 1-0-½-0. */
export function schemeText(drug: Drug): string {
  return moments.map(({ value }) => doseText(drug[value], drug.dose_unit)).join('-')
}
