import type { UseFormReturnType } from '@mantine/form'
import { type Drug, type DrugFields, fieldsOfDrug, WholeDrug } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'
import { changedFields } from '../drafts/changed-fields.ts'

/**
 * What the form holds: the fields of a drug, with modality and start perhaps still open; with them the drug's id
 * and the version that was seen, 0 for a new one, so that a draft still knows what it was written over.
 */
export type DrugValues = Omit<DrugFields, 'modality' | 'start_date'> & {
  _id: Id
  version: number
  modality: Drug['modality'] | null
  start_date: Drug['start_date'] | null
}
export type DrugForm = UseFormReturnType<DrugValues>

const plainFields = ({ _id, version, ...fields }: DrugValues): unknown => fields

/** The rules of a drug over what the form holds. */
export const FormDrug = z.pipe(z.transform(plainFields), WholeDrug)

/** The form's values for a drug that stands. */
export const valuesOf = (drug: Drug): DrugValues => ({
  _id: drug._id,
  version: drug.version,
  ...fieldsOfDrug(drug),
})

/** Whether the form says nothing else than the drug. */
export const isSame = (values: DrugValues, drug: Drug): boolean =>
  Object.keys(changedFields(valuesOf(drug), { ...values, version: drug.version })).length === 0

/**
 * What a correction sends: the fields that differ from the version that was seen. Over a version that is no
 * longer known, everything is sent.
 */
export function correctionOf(values: DrugValues, seen: Drug): Partial<DrugFields> {
  const fields = FormDrug.parse(values)
  return values.version === seen.version ? changedFields(fieldsOfDrug(seen), fields) : fields
}
