import type { RecordRow } from '../records/record-words.ts'
import { measures } from './measure.ts'
import { consciousnessLevels, urines } from './observation.ts'
import { type ObservedField, observedFields, type SeenField } from './reading.ts'

const seenRows: Record<SeenField, RecordRow> = {
  hr_irregular: { label: 'Ritmo del polso' },
  consciousness: { label: 'Coscienza', options: consciousnessLevels },
  urine: { label: 'Urina', options: urines },
  bm: { label: 'Alvo' },
}

const isSeen = (field: ObservedField): field is SeenField => field in seenRows

/** A pressure is one field of the form: its row stands in the place of its first number. */
function observedRow(field: ObservedField): [string, RecordRow][] {
  if (field === 'bp_min') return []
  if (field === 'bp_max') return [['bp', { label: 'Pressione' }]]
  return [[field, isSeen(field) ? seenRows[field] : { label: measures[field].label }]]
}

/** The rows of a reading, its moment as day and clock. */
export const readingRows: Readonly<Record<string, RecordRow>> = {
  date: { label: 'Data', together: 'moment' },
  time: { label: 'Ora', together: 'moment' },
  ...Object.fromEntries(observedFields.flatMap(observedRow)),
  note: { label: 'Nota' },
}
