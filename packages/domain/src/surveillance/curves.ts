import type { MeasureField } from './measure.ts'

/** What is drawn together in one chart. */
export const curves = [
  { value: 'bp', label: 'Pressione', fields: ['bp_max', 'bp_min'] },
  { value: 'hr', label: 'Frequenza cardiaca', fields: ['hr'] },
  { value: 'sat_o2', label: 'Saturazione di ossigeno', fields: ['sat_o2'] },
  { value: 'sat_o2_quantity', label: 'Flusso di ossigeno', fields: ['sat_o2_quantity'] },
  { value: 'rr', label: 'Frequenza respiratoria', fields: ['rr'] },
  { value: 'temperature', label: 'Temperatura', fields: ['temperature'] },
  { value: 'glyc', label: 'Glicemia', fields: ['glyc'] },
  { value: 'weight', label: 'Peso', fields: ['weight'] },
  { value: 'diuresis', label: 'Diuresi', fields: ['diuresis'] },
  { value: 'bh', label: 'Bilancio idrico', fields: ['bh'] },
] as const satisfies readonly { value: string; label: string; fields: readonly MeasureField[] }[]

export type CurveName = (typeof curves)[number]['value']
export type Curve = (typeof curves)[number]

/** The chart in which a parameter is drawn. */
export const curveOf = (field: MeasureField): CurveName =>
  curves.find(({ fields }) => (fields as readonly MeasureField[]).includes(field))!.value
