import * as z from 'zod/mini'
import { inSteps } from '../wire/fineness.ts'

type Span = { min: number; max: number }

/**
 * From where on a value is marked. Each bound belongs to its colour: a `red_low` of 88 marks 88 and what is lower,
 * a `red_high` of 180 marks 180 and what is higher. A bound that is missing marks nothing.
 */
export type Bounds = { red_low?: number; yellow_low?: number; yellow_high?: number; red_high?: number }

/** What stands together in the form, in its order. */
export const measureGroups = [
  { value: 'vital', label: 'Parametri vitali' },
  { value: 'metabolism', label: 'Glicemia e peso' },
  { value: 'elimination', label: 'Eliminazione' },
] as const
export type MeasureGroup = (typeof measureGroups)[number]['value']

/**
 * A number that is measured. What is typed outside `usual` is asked about, what lies outside `widest` no body can
 * have and is refused (decision 0017). `step` is the finest that is written down.
 */
export type Measure = {
  label: string
  /** The name where there is little room. */
  short: { label: string }
  unit: string
  step: number
  usual: Span
  widest: Span
  /** What marks the values of an adult at home for whom no limits were ordered; without one only the course counts. */
  norm?: Bounds
  group: MeasureGroup
  /** What helps at its field. */
  hint?: { label: string }
  /** Its name in the quick form, where it is typed with one thumb. */
  quick?: string
  /** What a 0 says where it is no amount, and how the form asks for it: with one tap. */
  zero?: { label: string; question: { label: string }; answer: { label: string } }
}

const systolic = { min: 30, max: 300 }
const diastolic = { min: 10, max: 200 }
const weight = { min: 0.1, max: 800 }
const balance = { min: -10_000, max: 10_000 }

/**
 * Every number of a reading, in the order in which a nurse measures. One more is a row here, a column of the table
 * and its words: all that writes, reads, draws or tells numbers follows these rows.
 */
const rows = {
  bp_max: {
    label: 'Pressione massima',
    short: { label: 'Massima' },
    unit: 'mmHg',
    step: 1,
    usual: systolic,
    widest: systolic,
    norm: { red_low: 90, yellow_low: 100, yellow_high: 160, red_high: 180 },
    group: 'vital',
    quick: 'bp_max',
  },
  bp_min: {
    label: 'Pressione minima',
    short: { label: 'Minima' },
    unit: 'mmHg',
    step: 1,
    usual: diastolic,
    widest: diastolic,
    norm: { red_low: 39, yellow_low: 49, yellow_high: 95, red_high: 110 },
    group: 'vital',
    quick: 'bp_min',
  },
  hr: {
    label: 'Frequenza cardiaca',
    short: { label: 'Polso' },
    unit: '/min',
    step: 1,
    usual: { min: 20, max: 250 },
    widest: { min: 10, max: 350 },
    norm: { red_low: 40, yellow_low: 50, yellow_high: 91, red_high: 131 },
    group: 'vital',
    quick: 'heart_rate',
  },
  sat_o2: {
    label: 'Saturazione di ossigeno',
    short: { label: 'Saturazione' },
    unit: '%',
    step: 1,
    usual: { min: 40, max: 100 },
    widest: { min: 0, max: 100 },
    norm: { red_low: 91, yellow_low: 94 },
    group: 'vital',
    quick: 'oxygen_saturation',
  },
  sat_o2_quantity: {
    label: 'Flusso di ossigeno',
    short: { label: 'Ossigeno' },
    unit: 'l/min',
    step: 0.5,
    usual: { min: 1, max: 15 },
    widest: { min: 0, max: 60 },
    group: 'vital',
    quick: 'oxygen_quantity',
    // Without a stated flow NEWS2 cannot be reckoned.
    zero: {
      label: 'aria ambiente',
      question: { label: 'Senza ossigeno' },
      answer: { label: 'Aria ambiente' },
    },
  },
  rr: {
    label: 'Frequenza respiratoria',
    short: { label: 'Respiro' },
    unit: '/min',
    step: 1,
    usual: { min: 10, max: 40 },
    widest: { min: 0, max: 80 },
    norm: { red_low: 8, yellow_low: 11, yellow_high: 21, red_high: 25 },
    group: 'vital',
    quick: 'respiratory_rate',
  },
  temperature: {
    label: 'Temperatura',
    short: { label: 'Temperatura' },
    unit: '°C',
    step: 0.1,
    usual: { min: 34, max: 42 },
    widest: { min: 25, max: 45 },
    norm: { red_low: 35, yellow_low: 35.9, yellow_high: 38, red_high: 39 },
    group: 'vital',
    quick: 'temperature',
  },
  glyc: {
    label: 'Glicemia',
    short: { label: 'Glicemia' },
    unit: 'mmol/l',
    step: 0.1,
    usual: { min: 1, max: 40 },
    widest: { min: 0.3, max: 60 },
    norm: { red_low: 3.8, yellow_low: 4.4, yellow_high: 10.1, red_high: 16.7 },
    group: 'metabolism',
    quick: 'glyc',
  },
  weight: {
    label: 'Peso',
    short: { label: 'Peso' },
    unit: 'kg',
    step: 0.1,
    usual: weight,
    widest: weight,
    group: 'metabolism',
    quick: 'weight',
  },
  diuresis: {
    label: 'Diuresi',
    short: { label: 'Diuresi' },
    unit: 'ml',
    step: 1,
    usual: { min: 0, max: 5000 },
    widest: { min: 0, max: 20_000 },
    // Its norm (800 to 2500 ml) is of 24 hours, and a reading does not say over which time it was gathered. What
    // exceeds the day's norm in one amount exceeds it anyhow; a single voiding of 300 ml is no oliguria (decision 0029).
    norm: { yellow_high: 2501, red_high: 3501 },
    group: 'elimination',
    hint: { label: 'Norma 24 h: 800–2500' },
  },
  bh: {
    label: 'Bilancio idrico',
    short: { label: 'Bilancio' },
    unit: 'ml',
    step: 1,
    usual: balance,
    widest: balance,
    group: 'elimination',
    hint: { label: 'Entrate meno uscite' },
  },
} as const satisfies Record<string, Measure>

type Rows = typeof rows
export type MeasureField = keyof Rows
export const measures: Readonly<Record<MeasureField, Measure>> = rows
export const measureFields = Object.keys(rows) as MeasureField[]

/** A number that is told by itself; the two of a pressure are told together. */
export type LoneField = Exclude<MeasureField, 'bp_max' | 'bp_min'>
const isLone = (field: MeasureField): field is LoneField => field !== 'bp_max' && field !== 'bp_min'
export const loneFields = measureFields.filter(isLone)

/** The names of the quick form, each with the number that it stands for. */
export type QuickName = { [Field in MeasureField]: NameOf<Rows[Field]> }[MeasureField]
type NameOf<Row> = Row extends { quick: infer Name extends string } ? Name : never

/** A value for each number. */
export const ofEachMeasure = <Value>(valueOf: (field: MeasureField) => Value) =>
  Object.fromEntries(measureFields.map(field => [field, valueOf(field)])) as Record<MeasureField, Value>

/** How many decimals a measured number is written with. */
export const decimalsOf = (field: MeasureField): number => (measures[field].step < 1 ? 1 : 0)

/** A measured number as it may stand in the record: what is finer or outside is refused, never rounded or clamped. */
export const numberOf = (field: MeasureField) => {
  const { step, widest } = measures[field]
  return z.number().check(z.minimum(widest.min), z.maximum(widest.max), inSteps(step))
}
