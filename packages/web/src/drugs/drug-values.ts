import type { UseFormReturnType } from '@mantine/form'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { DoseScale, ScaleStep } from '@vicino/domain/drugs/dose-scale.ts'
import { type Drug, drugDefaults, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { WholeDrug } from '@vicino/domain/drugs/whole-drug.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { handedOf, type HandedValues, notHanded } from '../records/handed.ts'

/** On which days a drug is taken, as the form asks it. */
export const cadences = [
  { value: 'daily', label: 'Ogni giorno' },
  { value: 'weekdays', label: 'In certi giorni' },
  { value: 'interval', label: 'A intervalli' },
] as const
export type Cadence = (typeof cadences)[number]['value']

export function cadenceOf({ days, every_n_days }: Pick<DrugFields, 'days' | 'every_n_days'>): Cadence {
  if (every_n_days !== null) return 'interval'
  return days.length > 0 ? 'weekdays' : 'daily'
}

/** A scale that is being written: a number may still be missing. */
export type WrittenScale = Pick<DoseScale, 'parameter'> & {
  steps: { from: number | null; dose: number | null }[]
}

/**
 * What the form holds: the fields of a drug, with modality and start perhaps still open; with them the drug's id
 * and the version that was seen, 0 for a new one, so that a draft still knows what it was written over.
 */
export type DrugValues = Omit<DrugFields, 'modality' | 'start_date' | 'dose_scale'> &
  HandedValues & {
    _id: Id
    version: number
    modality: Drug['modality'] | null
    start_date: Drug['start_date'] | null
    dose_scale: WrittenScale | null
    cadence: Cadence
  }
export type DrugForm = UseFormReturnType<DrugValues>

const plainFields = ({
  _id,
  version,
  cadence,
  handover,
  handover_to,
  dose_scale,
  ...fields
}: DrugValues): unknown => ({
  ...fields,
  dose_scale: dose_scale && { ...dose_scale, steps: dose_scale.steps.map(writtenStep) },
})

/** What is missing of a step is left out, so that it is asked for. */
const writtenStep = ({ from, dose }: WrittenScale['steps'][number]): Partial<ScaleStep> => ({
  ...(from !== null && { from }),
  ...(dose !== null && { dose }),
})

/** A cadence whose days were forgotten would be every day: a weekly drug given daily kills. */
const WrittenCadence = z.custom<DrugValues>().check(
  z.refine(({ cadence, days }) => cadence !== 'weekdays' || days.length > 0, {
    error: 'required',
    path: ['days'],
  }),
  z.refine(({ cadence, every_n_days }) => cadence !== 'interval' || every_n_days !== null, {
    error: 'required',
    path: ['every_n_days'],
  }),
)

/** The rules of a drug over what the form holds. */
export const FormDrug = z.pipe(z.pipe(WrittenCadence, z.transform(plainFields)), WholeDrug)

/** Name and modality stand: before that the specification disables the save. */
export const isComplete = ({ name, modality }: DrugValues): boolean => name.trim() !== '' && modality !== null

/** A drug before anybody wrote of it. */
export const emptyValues = (_id: Id, now: Instant): DrugValues => ({
  ...drugDefaults(todayIn(now)),
  _id,
  version: 0,
  name: '',
  modality: null,
  cadence: 'daily',
  ...notHanded,
})

/** The form's values for a drug that stands. */
export const valuesOf = (drug: Drug): DrugValues => ({
  _id: drug._id,
  version: drug.version,
  ...fieldsOf(DrugFields, drug),
  cadence: cadenceOf(drug),
  ...handedOf(drug),
})
