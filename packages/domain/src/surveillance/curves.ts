import { type LoneField, loneFields, type MeasureField, measures } from './measure.ts'

export type CurveName = 'bp' | LoneField

/** What is drawn together in one chart, and told together of one reading. */
export type Curve = {
  value: CurveName
  label: string
  fields: readonly [MeasureField, ...MeasureField[]]
}

export const curves: readonly Curve[] = [
  { value: 'bp', label: 'Pressione', fields: ['bp_max', 'bp_min'] },
  ...loneFields.map((field): Curve => ({ value: field, label: measures[field].label, fields: [field] })),
]
