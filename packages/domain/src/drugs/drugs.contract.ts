import * as z from 'zod/mini'
import { weekdays } from '../days/weekday.ts'
import { record } from '../records/record.ts'
import type { RecordRow } from '../records/record-words.ts'
import { Correction, Fresh } from '../records/versioned.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Drug, drugDefaults, DrugFields } from './drug.ts'
import { doseUnits, modalities, type Moment, moments } from './drug-lists.ts'
import { WholeDrug } from './whole-drug.ts'
import { ConfirmDrug, DrugQuestions } from './drug-question.ts'
import { drugWords } from './drug-wording.ts'

const { name, modality, ...rest } = DrugFields.shape
const confirm = z.optional(ConfirmDrug)

const doses = Object.fromEntries(
  moments.map(({ value, label }) => [value, { label, together: 'dose' }]),
) as Record<Moment, RecordRow>

export const drugRecord = record({
  kind: 'Drug',
  entity: 'drug',
  noun: 'drug',
  read: 'drugs.read',
  write: 'drugs.write_list',
  list: {
    path: '/api/dossiers/{dossierId}/drugs/get_drugs',
    summary: "A client's drugs, the current ones first",
    query: z.strictObject({ status: z._default(z.enum(['current', 'ended', 'struck', 'all']), 'all') }),
  },
  create: {
    path: '/api/dossiers/{dossierId}/drugs/create_drug',
    summary:
      "Writes a drug on the client's list; an allergy or the same substance in another drug is asked about first",
    body: z.strictObject({
      ...Fresh.shape,
      name,
      modality,
      ...z.partial(z.strictObject(rest)).shape,
      confirm,
    }),
  },
  one: {
    path: '/api/dossiers/{dossierId}/drugs/{drugId}',
    correction: z.strictObject({ ...Correction.shape, ...z.partial(DrugFields).shape, confirm }),
  },
  asks: { drug_questions: DrugQuestions },
  fields: DrugFields,
  whole: WholeDrug,
  defaults: ({ today }) => drugDefaults(today),
  version: Drug,
  words: drugWords,
  // A dose is each time's or a moment's by `reserve`, and counts `dose_unit`: none of them says anything alone.
  rows: {
    name: { label: 'Nome del farmaco' },
    modality: { label: 'Modalità', options: modalities },
    start_date: { label: "Data d'inizio", together: 'period' },
    end_date: { label: 'Data di fine', together: 'period' },
    ...doses,
    dose_unit: { label: 'Unità della dose', options: doseUnits, together: 'dose' },
    days: { label: 'Giorni della settimana', options: weekdays, together: 'cadence' },
    every_n_days: { label: 'Ogni quanti giorni', together: 'cadence' },
    reserve: { label: 'In riserva', together: 'dose' },
    indication: { label: 'Indicazione', together: 'dose' },
    reserve_min_interval_hours: { label: 'Intervallo minimo', together: 'dose' },
    reserve_max_24h: { label: 'Massimo in 24 ore', together: 'dose' },
    self_managed: { label: 'Autogestito' },
    dose_scale: { label: 'Scala', together: 'dose' },
    hold_rules: { label: 'Non dare se' },
    comments: { label: 'Commenti' },
  } satisfies Record<keyof DrugFields, RecordRow>,
})

export const {
  list: getDrugs,
  create: createDrug,
  one: getDrug,
  versions: getDrugVersions,
  correct: updateDrug,
} = drugRecord.calls

/** The scheme itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printScheme = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/drugs/print_scheme',
  summary: "Notes in the audit log that a day's scheme is printed",
  permission: 'drugs.read',
  need: 'read',
  entity: 'drug',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})
