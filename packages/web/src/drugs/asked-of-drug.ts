import type { RecordQuestions } from '../records/record-view.ts'
import { DrugQuestions } from './DrugQuestions.tsx'

/** How it is asked what speaks against a drug before it is written, in its form and after a stay in hospital. */
export const askedOfDrug: RecordQuestions = {
  title: { label: 'Prima di registrare questo farmaco' },
  confirm: { label: 'Ho letto: salva il farmaco' },
  reasons: [
    { label: 'Il medico ne è al corrente e conferma' },
    { label: 'Già tollerato in passato' },
    { label: "Prende il posto dell'altro" },
  ],
  Questions: DrugQuestions,
}
