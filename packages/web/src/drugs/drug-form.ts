import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { RecordForm } from '../records/record-view.ts'
import { DrugFields } from './DrugFields.tsx'
import { DrugQuestions } from './DrugQuestions.tsx'
import { cadenceOf, type DrugValues, emptyValues, FormDrug, isComplete } from './drug-values.ts'
import { drugView } from './drug-view.ts'

/** How a drug is written. */
export const drugForm: RecordForm<Drug, DrugValues> = {
  ...drugView,
  schema: FormDrug,
  empty: emptyValues,
  isComplete,
  settle: merged => ({ ...merged, cadence: cadenceOf(merged) }),
  questions: {
    title: { label: 'Prima di scrivere questo farmaco' },
    confirm: { label: 'Ho letto: salva il farmaco' },
    reasons: [
      { label: 'Il medico lo sa e lo vuole così' },
      { label: 'Già tollerato in passato' },
      { label: "Prende il posto dell'altro" },
    ],
    Questions: DrugQuestions,
  },
  Fields: DrugFields,
}
