import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import { Versioned } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { FocusStatus } from './focus.ts'
import { NoteFields } from './note.ts'

/**
 * A note on a focus. The one that opened the focus stands first among its events, under the focus's own `_id`:
 * it is corrected with the focus. `status` is `closed` where the event closed its focus.
 */
export const FocusEvent = z.strictObject({
  ...NoteFields.shape,
  status: FocusStatus,
  ...Versioned.shape,
  dossierId: Id,
  focusId: Id,
})
export type FocusEvent = z.infer<typeof FocusEvent>

/** Whether an event is the note that opened its focus. */
export const isOpening = ({ _id, focusId }: Pick<FocusEvent, '_id' | 'focusId'>): boolean => _id === focusId

/** What it takes to correct or strike a note: what a nurse signs, an evaluation or a closing, only a nurse undoes. */
export const permissionToCorrectEvent = (event: FocusEvent): Permission =>
  isOpening(event) || event.evaluation !== '' || event.status === 'closed'
    ? 'focus.open_close'
    : 'focus.event'
