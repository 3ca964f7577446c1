import { formatIn } from '@vicino/domain/days/format.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import { eachTime } from '@vicino/domain/drugs/as-needed.ts'
import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import { type DrugFields, modalities, type Moment, moments } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { DrugValues } from './drug-values.ts'
import { unitLabel } from '../i18n/dose-words.ts'
import { hoursWords } from '../i18n/hours-words.ts'

type DrugField = keyof DrugFields

/** The fields as a record or a form has them. */
type ShownFields = Omit<DrugValues, '_id' | 'version' | 'cadence' | 'handover'>

type Words = (drug: ShownFields, t: TFunction) => string

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))
const count = (value: number | null): string => (value === null ? '' : String(value))
const yesNo = (value: boolean, t: TFunction): string => (value ? t('Sì') : t('No'))

type Said = { label: string; words: Words; together?: string }

const dose = (moment: Moment): Said => ({
  label: moments.find(({ value }) => value === moment)!.label,
  words: (drug, t) => {
    const words = doseText(drug[moment], drug.dose_unit)
    return drug.reserve && moment === eachTime ? t('{{dose}} per volta', { dose: words }) : words
  },
  together: 'dose',
})

// A dose is each time's or a moment's by `reserve`, and counts `dose_unit`: none of them says anything alone.
const fields: Record<DrugField, Said> = {
  name: { label: 'Nome del farmaco', words: ({ name }) => name },
  modality: {
    label: 'Modalità',
    words: ({ modality }, t) => t(modalities.find(({ value }) => value === modality)?.label ?? ''),
  },
  start_date: { label: "Data d'inizio", words: ({ start_date }) => day(start_date), together: 'period' },
  end_date: { label: 'Data di fine', words: ({ end_date }) => day(end_date), together: 'period' },
  morning: dose('morning'),
  afternoon: dose('afternoon'),
  evening: dose('evening'),
  night: dose('night'),
  dose_unit: {
    label: 'Unità della dose',
    words: ({ dose_unit }, t) => t(unitLabel(dose_unit)),
    together: 'dose',
  },
  days: {
    label: 'Giorni della settimana',
    words: ({ days }, t) =>
      weekdays
        .filter(({ value }) => days.includes(value))
        .map(({ label }) => t(label))
        .join(', '),
    together: 'cadence',
  },
  every_n_days: {
    label: 'Ogni quanti giorni',
    words: ({ every_n_days }) => count(every_n_days),
    together: 'cadence',
  },
  reserve: { label: 'In riserva', words: ({ reserve }, t) => yesNo(reserve, t), together: 'dose' },
  reserve_min_interval_hours: {
    label: 'Intervallo minimo',
    words: ({ reserve_min_interval_hours: hours }) => (hours === null ? '' : hoursWords(hours)),
    together: 'dose',
  },
  reserve_max_24h: {
    label: 'Massimo in 24 ore',
    words: ({ reserve_max_24h }) => count(reserve_max_24h),
    together: 'dose',
  },
  self_managed: { label: 'Autogestito', words: ({ self_managed }, t) => yesNo(self_managed, t) },
  comments: { label: 'Commenti', words: ({ comments }) => comments },
}

/**
 * The fields of a drug with their labels and what they say, in the order of the form; a field in which nothing was
 * written says nothing.
 */
export const drugFields: readonly ShownField<ShownFields>[] = Object.entries(fields).map(
  ([field, shown]) => ({
    field: field as DrugField,
    ...shown,
  }),
)
