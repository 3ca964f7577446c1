import * as z from 'zod/mini'
import { Strike } from '../records/versioned.ts'
import { lineMax, noteMax, someText } from '../wire/text.ts'
import type { Answers } from './answers.ts'
import { type Field, type Form, noteField } from './field.ts'
import { withoutBroken } from './broken-rules.ts'
import { withoutHidden } from './visibility.ts'
import { fromWire, toWire, type WireAnswers } from './wire-answers.ts'
import { EntryId, fieldSchema } from './wire-schema.ts'

/** What a stored section says: the answers that today's definition asks for, and what it no longer knows. */
type StoredAnswers = { readonly answers: Answers; readonly unread: WireAnswers }

/** Reads answers of any definition, also an older one: what still fits is read, the rest is handed back as it stands. */
export function readStored(form: Form, wire: WireAnswers): StoredAnswers {
  const answers = withoutHidden(
    form,
    withoutBroken(form, withoutHidden(form, fromWire(form, fitting(form, wire)))),
  )
  return { answers, unread: leftOver(wire, toWire(form, answers)) }
}

const EntryMark = z.object({ id: EntryId, struck: z.optional(Strike) })
const NoteText = someText(noteMax)

function fitting(form: Form, wire: WireAnswers): WireAnswers {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, unknown][] => {
      const value = fittingValue(field, wire[name])
      const note = noteField(field)
      const own: [string, unknown][] = value === undefined ? [] : [[name, value]]
      if (note === undefined || !NoteText.safeParse(wire[note.wire]).success) return own
      return [...own, [note.wire, wire[note.wire]]]
    }),
  )
}

function fittingValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group' || field.kind === 'block')
    return isRecord(value) ? fitting(field, value) : undefined
  if (field.kind === 'entries')
    return Array.isArray(value) ? value.flatMap(entry => fittingEntry(field, entry)) : undefined
  // Where one could be chosen before and several can now, what stands is a list of one.
  const read = field.kind === 'list' && typeof value === 'string' ? [value] : value
  return fieldSchema(field).safeParse(read).success ? read : undefined
}

/** An entry of which nothing fits is none: it could never be saved again. */
function fittingEntry(form: Form, entry: unknown): WireAnswers[] {
  const mark = EntryMark.safeParse(entry)
  if (!mark.success) return []
  const fields = fitting(form, entry as WireAnswers)
  return Object.keys(fields).length === 0 ? [] : [{ ...fields, ...mark.data }]
}

function leftOver(wire: WireAnswers, kept: WireAnswers): WireAnswers {
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, value]): [string, unknown][] => {
      const read = kept[name]
      if (read === undefined) return [[name, value]]
      const inner = isRecord(value) && isRecord(read) ? leftOver(byId(value), byId(read)) : {}
      return Object.keys(inner).length === 0 ? [] : [[name, inner]]
    }),
  )
}

/** The entries of a list under their ids, as paths name them; anything else as it is. */
const byId = (value: WireAnswers): WireAnswers =>
  Array.isArray(value)
    ? Object.fromEntries(value.map((one, at) => [EntryMark.safeParse(one).data?.id ?? at, one]))
    : value

const isRecord = (value: unknown): value is WireAnswers => typeof value === 'object' && value !== null

/** What is left over, as lines to read: the name of the specification and the value as it was stored. */
export const unreadLines = (unread: WireAnswers, path = ''): { path: string; value: string }[] =>
  Object.entries(unread).flatMap(([name, value]) =>
    isRecord(value)
      ? unreadLines(value, `${path}${name}.`)
      : [{ path: `${path}${name}`, value: String(value).slice(0, lineMax) }],
  )
