import * as z from 'zod/mini'

/** Ways of giving a drug. OS is per os, by mouth: never read as rectal. */
export const modalities = [
  { value: 'OS', label: 'Orale OS' },
  { value: 'SC', label: 'Sottocute SC' },
  { value: 'OCU', label: 'Oculare OCU' },
  { value: 'AER', label: 'Aerosol/Inalazione AER' },
  { value: 'IM', label: 'Intramuscolo IM' },
  { value: 'EV', label: 'Endovenoso EV' },
  { value: 'TTS', label: 'Cerotto Transdermico TTS' },
  { value: 'RET', label: 'Rettale RET' },
] as const

/** What a dose counts, and the most of it that one dose may hold. */
export const doseUnits = [
  { value: 'tablet', label: 'compresse', ceiling: 20 },
  { value: 'drop', label: 'gocce', ceiling: 200 },
  { value: 'unit', label: 'unità', ceiling: 200 },
  { value: 'ml', label: 'ml', ceiling: 200 },
  { value: 'other', label: 'altro', ceiling: 200 },
] as const

/** The four moments of a day's scheme, in the order of the day. */
export const moments = [
  { value: 'morning', label: 'Mattina' },
  { value: 'afternoon', label: 'Pomeriggio' },
  { value: 'evening', label: 'Sera' },
  { value: 'night', label: 'Notte' },
] as const

const values = <const V extends string>(options: readonly { value: V }[]) =>
  options.map(option => option.value)

export const Modality = z.enum(values(modalities))
export const DoseUnit = z.enum(values(doseUnits))
export const Moment = z.enum(values(moments))
export type DoseUnit = z.infer<typeof DoseUnit>
export type Moment = z.infer<typeof Moment>
