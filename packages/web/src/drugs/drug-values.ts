import type { UseFormReturnType } from '@mantine/form'
import type { Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'

/** What the form holds: the fields of a drug, with modality and start perhaps still open. */
export type DrugValues = Omit<DrugFields, 'modality' | 'start_date'> & {
  modality: Drug['modality'] | null
  start_date: Drug['start_date'] | null
}
export type DrugForm = UseFormReturnType<DrugValues>
