import { bandOf } from '../form/bands.ts'
import type { AnswersOf, GroupField } from '../form/field.ts'
import type { Derived } from './derived.ts'

/** Height and weight; outside `usual` a value is worth a second look. */
export const bodyMass = {
  kind: 'group',
  label: 'Indice di massa corporea (BMI)',
  whole: true,
  fields: {
    height: {
      kind: 'number',
      label: 'Altezza',
      min: 30,
      max: 250,
      step: 0.1,
      unit: 'cm',
      usual: { min: 100, max: 230 },
    },
    weight: {
      kind: 'number',
      label: 'Peso',
      min: 0.1,
      max: 800,
      step: 0.1,
      unit: 'kg',
      usual: { min: 25, max: 300 },
    },
  },
} as const satisfies GroupField

export type BodyMassAnswers = AnswersOf<typeof bodyMass>

const bmiVersion = 1

/** Classes of the World Health Organization for adults. */
export const bmiBands = [
  { from: 40, value: 'obesity_3', label: 'Obesità di grado III' },
  { from: 35, value: 'obesity_2', label: 'Obesità di grado II' },
  { from: 30, value: 'obesity_1', label: 'Obesità di grado I' },
  { from: 25, value: 'overweight', label: 'Sovrappeso' },
  { from: 18.5, value: 'normal', label: 'Normopeso' },
  { value: 'underweight', label: 'Sottopeso' },
] as const

/** The body mass index in kg/m² with two decimals, which bands and scores read; undefined without both measures. */
export function bmi({ height, weight }: BodyMassAnswers = {}): Derived['bmi'] {
  if (height === undefined || weight === undefined || height <= 0) return undefined
  const index = Math.round((weight / (height / 100) ** 2) * 100) / 100
  return { bmi: index, band: bandOf(bmiBands, index).value, scale_version: bmiVersion }
}
