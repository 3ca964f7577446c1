import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { RecordForm } from '../records/record-view.ts'
import { askedOfDrug } from './asked-of-drug.ts'
import { DrugFields } from './DrugFields.tsx'
import { cadenceOf, type DrugValues, emptyValues, FormDrug, isComplete } from './drug-values.ts'
import { drugView } from './drug-view.ts'

/** How a drug is written. */
export const drugForm: RecordForm<Drug, DrugValues> = {
  ...drugView,
  schema: FormDrug,
  empty: emptyValues,
  isComplete,
  settle: merged => ({ ...merged, cadence: cadenceOf(merged) }),
  questions: askedOfDrug,
  Fields: DrugFields,
}
