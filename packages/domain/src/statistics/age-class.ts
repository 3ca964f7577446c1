import * as z from 'zod/mini'

/** The classes of age of the federal statistics of home care, the oldest first (billing.md, section 7). */
const bands = [
  { value: '80+', label: '80 anni e più', from: 80 },
  { value: '65-79', label: '65–79 anni', from: 65 },
  { value: '20-64', label: '20–64 anni', from: 20 },
  { value: '5-19', label: '5–19 anni', from: 5 },
  { value: '0-4', label: '0–4 anni', from: 0 },
] as const

/** The youngest first, as tables have them. */
export const ageClasses = bands.toReversed()
export const AgeClass = z.enum(bands.map(({ value }) => value))
export type AgeClass = z.infer<typeof AgeClass>

/** The class of an age in whole years. */
export const ageClassOf = (age: number): AgeClass =>
  (bands.find(({ from }) => age >= from) ?? bands.at(-1)!).value
