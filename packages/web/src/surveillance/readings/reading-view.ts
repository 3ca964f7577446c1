import { readingRecord } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { pages } from '../../pages/pages.ts'
import type { RecordView } from '../../records/record-view.ts'
import { readingFields } from './reading-fields.ts'
import { type ReadingValues, valuesOf } from './reading-values.ts'

const { readings: list, reading: one, editReading: edit } = pages

/** How a reading is read: its rows show its moment as day and clock, as the form does. */
export const readingView: RecordView<Reading, ReadingValues> = {
  key: 'reading',
  record: readingRecord,
  pages: { list, one, edit },
  rows: readingFields,
  valuesOf,
}
