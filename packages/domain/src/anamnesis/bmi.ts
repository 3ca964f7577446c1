import type { Answers } from '../form/answers.ts'
import { bandOf } from '../form/bands.ts'
import type { AnswersOf, GroupField } from '../form/field.ts'
import type { Rule } from '../form/rule.ts'
import type { Derived } from './derived.ts'

/**
 * The body mass index in kg/m² as it is. Reckoned in whole grams and hundredths of a centimetre: what is 23
 * must not be a little less. @param height in cm @param weight in kg
 */
const indexOf = (height: number, weight: number): number =>
  (Math.round(weight * 1000) * 100_000) / Math.round(height * 100) ** 2

const rounded = (index: number, decimals: number): number =>
  Math.round(index * 10 ** decimals) / 10 ** decimals

/** What a body can have: outside it a height was typed in metres, or a weight with a digit too many. */
const possible = { min: 8, max: 90 } as const

const possibleIndex = {
  name: 'bmi-possible',
  fields: ['height', 'weight'],
  code: 'bmi_out_of_range',
  label: 'BMI tra 8 e 90',
  holds: ({ height, weight }) => {
    if (typeof height !== 'number' || typeof weight !== 'number') return true
    const index = indexOf(height, weight)
    return index >= possible.min && index <= possible.max
  },
  fhirPath: item => {
    const metres = `(${item('height')}.value / 100)`
    const index = `(${item('weight')}.value / (${metres} * ${metres}))`
    const isThere = `(${item('height')}.exists() and ${item('weight')}.exists())`
    return `${isThere} implies (${index} >= ${possible.min} and ${index} <= ${possible.max})`
  },
} as const satisfies Rule

/** Height and weight; outside `usual` a value is worth a second look. */
export const bodyMass = {
  kind: 'group',
  label: 'Indice di massa corporea (BMI)',
  whole: true,
  rules: [possibleIndex],
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

/** Whether both measures are there, so that the index is known. */
export const hasBodyMass = ({ height, weight }: Answers): boolean =>
  height !== undefined && weight !== undefined

/** Counts up when bands change; an index that was taken before keeps the band that it had. */
const bmiVersion = 2

type BmiBand = { readonly from?: number; readonly value: string; readonly label: string }

/** Classes of the World Health Organization for adults. */
const whoBands: readonly BmiBand[] = [
  { from: 40, value: 'obesity_3', label: 'Obesità di grado III' },
  { from: 35, value: 'obesity_2', label: 'Obesità di grado II' },
  { from: 30, value: 'obesity_1', label: 'Obesità di grado I' },
  { from: 25, value: 'overweight', label: 'Sovrappeso' },
  { from: 18.5, value: 'normal', label: 'Normopeso' },
  { value: 'underweight', label: 'Sottopeso' },
]

/** From 70 years on a low index starts at 22 (Global Leadership Initiative on Malnutrition, GLIM, 2019). */
const bandsFrom70: readonly BmiBand[] = whoBands.flatMap(band =>
  band.value === 'normal'
    ? [
        { ...band, from: 22 },
        { from: 18.5, value: 'low_for_age', label: "Basso per l'età" },
      ]
    : [band],
)

/** Every band that an index may have, highest first. */
export const bmiBands = bandsFrom70

/** Points for the body mass index in the Mini Nutritional Assessment. */
export const bmiPoints = [
  { from: 23, points: 3 },
  { from: 21, points: 2 },
  { from: 19, points: 1 },
  { points: 0 },
] as const

/** Every value at which a band or the points of an index change. */
export const bmiCutOffs: readonly number[] = [...bmiBands, ...bmiPoints].flatMap(band =>
  'from' in band && band.from !== undefined ? [band.from] : [],
)

/** Whether an index that lies below a cut-off would stand on it, or above, so rounded. */
const crosses = (index: number, decimals: number): boolean =>
  bmiCutOffs.some(from => index < from && rounded(index, decimals) >= from)

/**
 * An index with the two decimals with which it is kept: what is below a cut-off stays below it, 22.9955 is 22.99 and not
 * 23, so that every band and score which reads it reads it as it is.
 */
const kept = (index: number): number =>
  crosses(index, 2) ? Math.floor(index * 100) / 100 : rounded(index, 2)

/** Decimals with which an index is shown: one, or two where one would carry it over a cut-off. */
export const bmiDecimals = (index: number): number => (crosses(index, 1) ? 2 : 1)

/** The bands for an age in years: none under 18, where an index is read against a child's own curve. */
export function bmiBandsAt(age: number): readonly BmiBand[] {
  if (age < 18) return []
  return age < 70 ? whoBands : bandsFrom70
}

/**
 * The index in kg/m² with two decimals and its band; undefined without both measures.
 * @param age in years on the day on which it was taken
 */
export function bmi({ height, weight }: BodyMassAnswers = {}, age: number): Derived['bmi'] {
  if (height === undefined || weight === undefined || height <= 0) return undefined
  const index = kept(indexOf(height, weight))
  const bands = bmiBandsAt(age)
  return {
    bmi: index,
    band: bands.length === 0 ? null : bandOf(bands, index).value,
    scale_version: bmiVersion,
  }
}
