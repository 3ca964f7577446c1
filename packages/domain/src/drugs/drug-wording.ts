import { weekdays } from '../days/weekday.ts'
import type { RecordRow, RecordWords } from '../records/record-words.ts'
import { type DrugFields, doseUnits, modalities, type Moment, moments } from './drug.ts'

/** What people read of a drug. */
export const drugWords = {
  one: { label: 'Farmaco' },
  log: {
    created: { label: 'Nuovo farmaco' },
    corrected: { label: 'Farmaco corretto' },
    struck: { label: 'Farmaco annullato' },
  },
  done: {
    created: { label: '{{name}} è sulla lista' },
    corrected: { label: '{{name}} è stato corretto' },
    struck: { label: '{{name}} è stato annullato' },
  },
  correct: { label: 'Correggi il farmaco' },
  twoVersions: { label: 'Due versioni di questo farmaco' },
  strike: {
    button: { label: 'Annulla il farmaco' },
    question: { label: 'Annullare {{name}}?' },
    meaning: {
      label: 'Il testo resta leggibile. Un farmaco che non si prende più si termina con la data di fine.',
    },
  },
  reasons: [{ label: 'Cambiato dal medico' }, { label: 'Errore di scrittura' }],
} as const satisfies RecordWords

const doses = Object.fromEntries(
  moments.map(({ value, label }) => [value, { label, together: 'dose' }]),
) as Record<Moment, RecordRow>

/**
 * The fields of a drug in the order of its form. A dose is each time's or a moment's by `reserve`, and counts
 * `dose_unit`: none of them says anything alone.
 */
export const drugRows: Readonly<Record<keyof DrugFields, RecordRow>> = {
  name: { label: 'Nome del farmaco' },
  modality: { label: 'Modalità', options: modalities },
  start_date: { label: "Data d'inizio", together: 'period' },
  end_date: { label: 'Data di fine', together: 'period' },
  ...doses,
  dose_unit: { label: 'Unità della dose', options: doseUnits, together: 'dose' },
  days: { label: 'Giorni della settimana', options: weekdays, together: 'cadence' },
  every_n_days: { label: 'Ogni quanti giorni', together: 'cadence' },
  reserve: { label: 'In riserva', together: 'dose' },
  reserve_min_interval_hours: { label: 'Intervallo minimo', together: 'dose' },
  reserve_max_24h: { label: 'Massimo in 24 ore', together: 'dose' },
  self_managed: { label: 'Autogestito' },
  comments: { label: 'Commenti' },
}
