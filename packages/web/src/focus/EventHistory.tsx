import { getFocusEventVersions } from '@vicino/domain/focus/focus.contract.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import { useRead } from '../calls/use-read.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { noteFields } from './focus-fields.ts'

/** What was ever written of a note. */
export function EventHistory({ event: { _id: eventId, focusId, dossierId } }: { event: FocusEvent }) {
  const versions = useRead(getFocusEventVersions, { params: { dossierId, focusId, eventId } })
  return <RecordHistory read={versions} fields={noteFields} />
}
