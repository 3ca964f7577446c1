import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import { modalities, moments } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import type { DrugFields } from '@vicino/domain/drugs/drug.ts'
import type { DrugValues } from './drug-values.ts'
import { unitLabel } from '../i18n/dose-words.ts'
import { hoursWords } from './drug-words.ts'

export type DrugField = keyof DrugFields

/** The fields as a record or a form has them. */
type ShownFields = Omit<DrugValues, '_id' | 'version'>

/** The fields of a drug with their labels, in the order of the form. */
export const fieldLabels: readonly { field: DrugField; label: string }[] = [
  { field: 'name', label: 'Nome del farmaco' },
  { field: 'modality', label: 'Modalità' },
  { field: 'start_date', label: "Data d'inizio" },
  { field: 'end_date', label: 'Data di fine' },
  ...moments.map(({ value, label }) => ({ field: value, label })),
  { field: 'dose_unit', label: 'Unità della dose' },
  { field: 'days', label: 'Giorni della settimana' },
  { field: 'every_n_days', label: 'Ogni quanti giorni' },
  { field: 'reserve', label: 'In riserva' },
  { field: 'reserve_min_interval_hours', label: 'Intervallo minimo' },
  { field: 'reserve_max_24h', label: 'Massimo in 24 ore' },
  { field: 'self_managed', label: 'Autogestito' },
  { field: 'comments', label: 'Commenti' },
]

type Words = (drug: ShownFields, t: TFunction) => string

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))
const count = (value: number | null): string => (value === null ? '' : String(value))
const yesNo = (value: boolean, t: TFunction): string => (value ? t('Sì') : t('No'))

const words: Record<DrugField, Words> = {
  name: ({ name }) => name,
  modality: ({ modality }, t) => t(modalities.find(({ value }) => value === modality)?.label ?? ''),
  start_date: ({ start_date }) => day(start_date),
  end_date: ({ end_date }) => day(end_date),
  dose_unit: ({ dose_unit }, t) => t(unitLabel(dose_unit)),
  morning: ({ morning, dose_unit }) => doseText(morning, dose_unit),
  afternoon: ({ afternoon, dose_unit }) => doseText(afternoon, dose_unit),
  evening: ({ evening, dose_unit }) => doseText(evening, dose_unit),
  night: ({ night, dose_unit }) => doseText(night, dose_unit),
  days: ({ days }, t) =>
    weekdays
      .filter(({ value }) => days.includes(value))
      .map(({ label }) => t(label))
      .join(', '),
  every_n_days: ({ every_n_days }) => count(every_n_days),
  reserve: ({ reserve }, t) => yesNo(reserve, t),
  reserve_min_interval_hours: ({ reserve_min_interval_hours: hours }) =>
    hours === null ? '' : hoursWords(hours),
  reserve_max_24h: ({ reserve_max_24h }) => count(reserve_max_24h),
  self_managed: ({ self_managed }, t) => yesNo(self_managed, t),
  comments: ({ comments }) => comments,
}

/** What a field of a drug says, in words; empty where nothing was written. */
export const fieldWords = (field: DrugField, drug: ShownFields, t: TFunction): string => words[field](drug, t)
