import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'
import { noteMax, text } from '../wire/text.ts'
import { maxLength } from '../wire/length.ts'

/** The three parts of a structured note, in the order in which it is written. */
export const noteParts = [
  { value: 'data', letter: 'D', label: 'Dati' },
  { value: 'action', letter: 'A', label: 'Azione' },
  { value: 'evaluation', letter: 'V', label: 'Valutazione' },
] as const
export type NotePart = (typeof noteParts)[number]['value']

/** As many readings as one note speaks of. */
export const readingsAtMost = 10

/** What was seen, what was done, what came of it; and the readings that the data speak of. */
export const NoteFields = z.strictObject({
  data: text(noteMax),
  action: text(noteMax),
  evaluation: text(noteMax),
  readings: z.array(Id).check(
    maxLength(readingsAtMost),
    z.refine(ids => new Set(ids).size === ids.length, 'twice'),
  ),
})
export type NoteFields = z.infer<typeof NoteFields>

/** What a note holds before anybody writes. */
export const emptyNote: NoteFields = { data: '', action: '', evaluation: '', readings: [] }

/** Whether any part of the note says something. */
export const saysSomething = (note: NoteFields): boolean =>
  noteParts.some(({ value }) => note[value].trim() !== '')

/** A note without words is none, whatever readings it points at; said at its first part. */
export const noteRule = z.superRefine<NoteFields>((note, context) => {
  if (saysSomething(note)) return
  context.addIssue({ code: 'custom', path: ['data'], message: 'note_needed', input: note.data })
})

export const WholeNote = NoteFields.check(noteRule)

/** The note alone, out of whatever holds one. */
export const noteOf = ({ data, action, evaluation, readings }: NoteFields): NoteFields => ({
  data,
  action,
  evaluation,
  readings,
})
