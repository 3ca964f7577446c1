import { type NoteFields, noteOf, WholeNote } from '@vicino/domain/focus/note.ts'
import * as z from 'zod/mini'
import type { HandedValues } from '../records/handed.ts'

/** What the correction of a note holds, with the version over which it is written. */
export type NoteValues = NoteFields & HandedValues & { version: number }

/** The rules of a note over what the form holds. */
export const FormNote = z.pipe(
  z.pipe(
    z.custom<NoteValues>(),
    z.transform((values: NoteValues) => noteOf(values)),
  ),
  WholeNote,
)
