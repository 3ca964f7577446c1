import * as z from 'zod/mini'

/**
 * The parameters by which a dose may be held, each as the measure of its name (`measure.ts`) has it. They stand here
 * once more because the pages of the doses carry them, and not all that is known of the measures; a test holds both
 * together.
 */
export const holdParameters = [
  { value: 'hr', label: 'Polso', unit: '/min', min: 10, max: 350, step: 1 },
  { value: 'bp_max', label: 'Massima', unit: 'mmHg', min: 30, max: 300, step: 1 },
  { value: 'bp_min', label: 'Minima', unit: 'mmHg', min: 10, max: 200, step: 1 },
  { value: 'glyc', label: 'Glicemia', unit: 'mmol/l', min: 0.3, max: 60, step: 0.1 },
  { value: 'sat_o2', label: 'Saturazione', unit: '%', min: 0, max: 100, step: 1 },
  { value: 'rr', label: 'Respiro', unit: '/min', min: 0, max: 80, step: 1 },
  { value: 'temperature', label: 'Temperatura', unit: '°C', min: 25, max: 45, step: 0.1 },
  { value: 'weight', label: 'Peso', unit: 'kg', min: 0.1, max: 800, step: 0.1 },
] as const

export const HoldParameter = z.enum(holdParameters.map(({ value }) => value))
export type HoldParameter = z.infer<typeof HoldParameter>

export const holdParameter = (parameter: HoldParameter) =>
  holdParameters.find(({ value }) => value === parameter)!
