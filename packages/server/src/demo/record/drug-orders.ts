import type { DrugFields } from '@vicino/domain/drugs/drug.ts'

/** A drug as a doctor orders it; what is not said stays at its default. */
export type DrugOrder = Pick<DrugFields, 'name' | 'modality'> &
  Partial<Omit<DrugFields, 'start_date' | 'end_date'>>

type Doses = readonly [morning: number, afternoon: number, evening: number, night: number]
type More = Partial<Omit<DrugFields, 'name' | 'modality'>>

const scheme = ([morning, afternoon, evening, night]: Doses) => ({ morning, afternoon, evening, night })

export const tablet = (name: string, doses: Doses, more: More = {}): DrugOrder => ({
  name,
  modality: 'OS',
  ...scheme(doses),
  ...more,
})

export const insulin = (name: string, doses: Doses, comments: string): DrugOrder => ({
  name,
  modality: 'SC',
  dose_unit: 'unit',
  ...scheme(doses),
  comments,
})

export const patch = (name: string, every_n_days: number, comments: string): DrugOrder => ({
  name,
  modality: 'TTS',
  dose_unit: 'other',
  morning: 1,
  every_n_days,
  comments,
})

export const eyeDrops = (name: string, doses: Doses, comments = ''): DrugOrder => ({
  name,
  modality: 'OCU',
  dose_unit: 'drop',
  ...scheme(doses),
  comments,
})

export const inhaler = (name: string, doses: Doses, more: More = {}): DrugOrder => ({
  name,
  modality: 'AER',
  dose_unit: 'other',
  ...scheme(doses),
  ...more,
})

/** A drug as needed: for what, one dose, at the earliest after so many hours, at most so much in a day and a night. */
export const reserve = (
  name: string,
  dose: number,
  hours: number,
  most: number,
  indication: string,
  more: More & Partial<Pick<DrugFields, 'modality'>> = {},
): DrugOrder => ({
  name,
  modality: 'OS',
  morning: dose,
  reserve: true,
  reserve_min_interval_hours: hours,
  reserve_max_24h: most,
  indication,
  ...more,
})
