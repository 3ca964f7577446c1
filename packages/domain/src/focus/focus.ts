import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Versioned } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someLine } from '../wire/text.ts'
import { FocusTopicId } from './focus-topic.ts'
import { NoteFields, noteOf, noteRule } from './note.ts'

/** Where a nursing problem stands: it is worked on, or it is over. */
export const focusStatuses = [
  { value: 'open', label: 'Aperto' },
  { value: 'closed', label: 'Chiuso' },
] as const

export const FocusStatus = z.enum(focusStatuses.map(status => status.value))
export type FocusStatus = z.infer<typeof FocusStatus>

/** What opens a focus: its title, chosen from the catalogue or written, and the first note. */
export const FocusFields = z.strictObject({
  focus: someLine(nameMax),
  focusTopicId: z.nullable(FocusTopicId),
  ...NoteFields.shape,
})
export type FocusFields = z.infer<typeof FocusFields>

/** The fields of a focus with the rule between them. */
export const WholeFocus = FocusFields.check(noteRule)

/** A nursing problem of a client, as it stands in one of its versions. `last_event_at` is null while it has none. */
export const Focus = z.strictObject({
  ...FocusFields.shape,
  status: FocusStatus,
  ...Versioned.shape,
  dossierId: Id,
  last_event_at: z.nullable(Instant),
})
export type Focus = z.infer<typeof Focus>

/** What a list says of a focus. */
export const ListedFocus = z.pick(Focus, {
  _id: true,
  dossierId: true,
  focus: true,
  status: true,
  struck: true,
  created_at: true,
  last_event_at: true,
})
export type ListedFocus = z.infer<typeof ListedFocus>

/** A focus as a list tells it. */
export const listedFocus = ({
  _id,
  dossierId,
  focus,
  status,
  struck,
  created_at,
  last_event_at,
}: Focus): ListedFocus => ({ _id, dossierId, focus, status, struck, created_at, last_event_at })

/** The fields that a nurse writes, out of a whole focus. */
export const fieldsOfFocus = (focus: Focus): FocusFields => ({
  focus: focus.focus,
  focusTopicId: focus.focusTopicId,
  ...noteOf(focus),
})

/** Of one topic a client has at most one open focus: what comes later belongs to its events. */
export const openFocusOf = <One extends Pick<Focus, '_id' | 'focusTopicId' | 'status' | 'struck'>>(
  focuses: readonly One[],
  topic: FocusTopicId,
): One | undefined =>
  focuses.find(({ focusTopicId, status, struck }) => focusTopicId === topic && status === 'open' && !struck)
