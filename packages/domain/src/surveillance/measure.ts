import * as z from 'zod/mini'
import type { FieldCode } from '../wire/field-error.ts'

type Span = { min: number; max: number }

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
}

const systolic = { min: 30, max: 300 }
const diastolic = { min: 10, max: 200 }
const weight = { min: 0.1, max: 800 }
const balance = { min: -10_000, max: 10_000 }

/** Every number of a reading, in the order in which a nurse measures. */
export const measures = {
  bp_max: {
    label: 'Pressione massima',
    short: { label: 'Massima' },
    unit: 'mmHg',
    step: 1,
    usual: systolic,
    widest: systolic,
  },
  bp_min: {
    label: 'Pressione minima',
    short: { label: 'Minima' },
    unit: 'mmHg',
    step: 1,
    usual: diastolic,
    widest: diastolic,
  },
  hr: {
    label: 'Frequenza cardiaca',
    short: { label: 'Polso' },
    unit: '/min',
    step: 1,
    usual: { min: 20, max: 250 },
    widest: { min: 10, max: 350 },
  },
  sat_o2: {
    label: 'Saturazione di ossigeno',
    short: { label: 'Saturazione' },
    unit: '%',
    step: 1,
    usual: { min: 40, max: 100 },
    widest: { min: 0, max: 100 },
  },
  sat_o2_quantity: {
    label: 'Flusso di ossigeno',
    short: { label: 'Ossigeno' },
    unit: 'l/min',
    step: 0.5,
    usual: { min: 1, max: 15 },
    widest: { min: 0, max: 60 },
  },
  rr: {
    label: 'Frequenza respiratoria',
    short: { label: 'Respiro' },
    unit: '/min',
    step: 1,
    usual: { min: 10, max: 40 },
    widest: { min: 0, max: 80 },
  },
  temperature: {
    label: 'Temperatura',
    short: { label: 'Temperatura' },
    unit: '°C',
    step: 0.1,
    usual: { min: 34, max: 42 },
    widest: { min: 25, max: 45 },
  },
  glyc: {
    label: 'Glicemia',
    short: { label: 'Glicemia' },
    unit: 'mmol/l',
    step: 0.1,
    usual: { min: 1, max: 40 },
    widest: { min: 0.3, max: 60 },
  },
  weight: { label: 'Peso', short: { label: 'Peso' }, unit: 'kg', step: 0.1, usual: weight, widest: weight },
  diuresis: {
    label: 'Diuresi',
    short: { label: 'Diuresi' },
    unit: 'ml',
    step: 1,
    usual: { min: 0, max: 5000 },
    widest: { min: 0, max: 20_000 },
  },
  bh: {
    label: 'Bilancio idrico',
    short: { label: 'Bilancio' },
    unit: 'ml',
    step: 1,
    usual: balance,
    widest: balance,
  },
} as const satisfies Record<string, Measure>

export type MeasureField = keyof typeof measures
export const measureFields = Object.keys(measures) as MeasureField[]

/** How many decimals a measured number is written with. */
export const decimalsOf = (field: MeasureField): number => (measures[field].step < 1 ? 1 : 0)

const tooFine: Record<number, FieldCode> = { 1: 'not_whole', 0.5: 'not_a_half', 0.1: 'not_a_step' }

/** A measured number as it may stand in the record: what is finer or outside is refused, never rounded or clamped. */
export const numberOf = (field: MeasureField) => {
  const { step, widest } = measures[field]
  return z.number().check(z.minimum(widest.min), z.maximum(widest.max), z.multipleOf(step, tooFine[step]))
}
