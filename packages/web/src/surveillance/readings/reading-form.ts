import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import type { RecordForm } from '../../records/record-view.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { announceAlarm } from '../critical/announce-alarm.ts'
import { emptyValues, FormReading, isComplete, type ReadingValues, untouched } from './reading-values.ts'
import { readingView } from './reading-view.ts'
import { measuredOnly } from './written-reading.ts'

/** How a reading is written. */
export const readingForm: RecordForm<Reading, ReadingValues> = {
  ...readingView,
  schema: FormReading,
  empty: emptyValues,
  isComplete,
  written: measuredOnly,
  untouched,
  announces: announceAlarm,
  toastsRefusals: true,
  Fields: ReadingFields,
}
