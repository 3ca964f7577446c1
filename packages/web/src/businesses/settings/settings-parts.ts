import type { SettingsValues } from './settings-values.ts'

/** The parts that the form of the settings is folded into, as they are read on a bill from its head to its foot. */
export const settingsParts = [
  { value: 'company', label: 'Organizzazione' },
  { value: 'contact', label: 'Recapito' },
  { value: 'hours', label: "Orari d'apertura" },
  { value: 'billing', label: 'Per la fatturazione' },
  { value: 'rcc', label: 'Numeri RCC' },
  { value: 'agreements', label: 'Accordi con gli assicuratori' },
  { value: 'tariffs', label: 'Tariffe' },
  { value: 'contributions', label: 'Partecipazione dei clienti' },
  { value: 'recognised_costs', label: 'Costi riconosciuti' },
  { value: 'canton_shares', label: 'Cure acute e transitorie: quota del Cantone' },
  { value: 'retention', label: 'Conservazione dei dossier' },
] as const
export type SettingsPart = (typeof settingsParts)[number]['value']

type Field = Exclude<keyof SettingsValues, 'version'>

/** In which part each field stands. */
const partOfField: Record<Field, SettingsPart> = {
  name: 'company',
  legal_form: 'company',
  business_type: 'company',
  address: 'contact',
  phone: 'contact',
  email: 'contact',
  opening_hours: 'hours',
  uid: 'billing',
  gln_number: 'billing',
  iban: 'billing',
  bank: 'billing',
  round: 'billing',
  minimum_scope: 'billing',
  gln_intermediary: 'billing',
  copies_by_intermediary: 'billing',
  sending_mode: 'billing',
  payment_days: 'billing',
  reminder_days: 'billing',
  rcc: 'rcc',
  insurers: 'agreements',
  tariffs: 'tariffs',
  contributions: 'contributions',
  recognised_costs: 'recognised_costs',
  canton_shares: 'canton_shares',
  retention_years: 'retention',
}

/** Whether a field stands in one of the parts. */
export const isWithin = (parts: readonly SettingsPart[], field: keyof SettingsValues): boolean =>
  field !== 'version' && parts.includes(partOfField[field])

const partsOf = (isOne: (field: Field) => boolean): SettingsPart[] => {
  const found = new Set((Object.keys(partOfField) as Field[]).filter(isOne).map(field => partOfField[field]))
  return settingsParts.map(({ value }) => value).filter(part => found.has(part))
}

/** The parts in which something is refused; an error is named by its field, and by where in a list it stands. */
export const refusedParts = (errors: Readonly<Record<string, unknown>>): SettingsPart[] =>
  partsOf(field => Object.keys(errors).some(at => errors[at] && at.split('.')[0] === field))

/** The parts in which something stands that is not saved. */
export const changedParts = (values: SettingsValues, before: SettingsValues): SettingsPart[] =>
  partsOf(field => JSON.stringify(values[field]) !== JSON.stringify(before[field]))

/** The part that an address names behind its hash. */
export const partNamed = (hash: string): SettingsPart | undefined =>
  settingsParts.find(({ value }) => value === hash)?.value
