import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { drugRecord } from '@vicino/domain/drugs/drugs.contract.ts'
import { pages } from '../pages/pages.ts'
import type { RecordView } from '../records/record-view.ts'
import { drugFields } from './drug-fields.ts'
import { newAnswerWords } from './drug-question-words.ts'
import { type DrugValues, valuesOf } from './drug-values.ts'

/** How a drug is read. */
export const drugView: RecordView<Drug, DrugValues> = {
  key: 'drug',
  record: drugRecord,
  pages: { list: pages.drugs, one: pages.drug, edit: pages.editDrug },
  nameOf: ({ name }) => name,
  rows: drugFields,
  valuesOf,
  told: newAnswerWords,
}
