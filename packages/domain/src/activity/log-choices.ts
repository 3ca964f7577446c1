import * as z from 'zod/mini'

/** The five types by which the log is filtered. */
export const logTypes = [
  { value: 'FocusGroup', label: 'Focus' },
  { value: 'ClinicalParameter', label: 'Sorveglianza' },
  { value: 'Drug', label: 'Farmaci' },
  { value: 'care_plan', label: 'Piano di cura' },
  { value: 'Prescription', label: 'Prescrizioni' },
] as const

export const logOrders = [
  { value: 'most_recent', label: 'Prima le più recenti' },
  { value: 'least_recent', label: 'Prima le meno recenti' },
] as const
export const LogOrder = z.enum(logOrders.map(order => order.value))
export type LogOrder = z.infer<typeof LogOrder>

/** The ranges that are asked for most often, up to today. */
export const datePresets = [
  { value: 'all', label: 'Tutte le date' },
  { value: 'last_week', label: 'Ultima settimana' },
  { value: 'last_month', label: 'Ultimo mese' },
  { value: 'last_year', label: 'Ultimo anno' },
] as const
export const DatePreset = z.enum(datePresets.map(preset => preset.value))
export type DatePreset = z.infer<typeof DatePreset>
