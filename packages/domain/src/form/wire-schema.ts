import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { Day } from '../days/day.ts'
import { Strike } from '../records/versioned.ts'
import type { FieldCode } from '../wire/field-error.ts'
import { lineMax, noteMax, someText } from '../wire/text.ts'
import { choiceOf } from './answers.ts'
import { takesNote } from './choice.ts'
import {
  type ChoiceField,
  entriesMax,
  entryIdMax,
  type Field,
  type FieldKind,
  type Form,
  type ListField,
  listMax,
  noteField,
  type NumberField,
  type SliderField,
} from './field.ts'
import { optionsOf } from './options.ts'
import { ownBroken } from './broken-rules.ts'
import { fieldOfRule } from './rule.ts'
import { listKey } from './text-list.ts'
import { isShown, withoutHidden } from './visibility.ts'
import { fromWire, type WireAnswers } from './wire-answers.ts'
import { inSteps } from '../wire/fineness.ts'
import { maxLength } from '../wire/length.ts'

type Schema = z.ZodMiniType
type Shape = Record<string, Schema>

/** Makes something once for each definition: a schema takes ten times longer to make than to ask. */
function onceFor<Definition extends object, Made>(
  make: (definition: Definition) => Made,
): (definition: Definition) => Made {
  const made = new WeakMap<Definition, Made>()
  return definition => {
    const known = made.get(definition) ?? make(definition)
    made.set(definition, known)
    return known
  }
}

/**
 * The strict schema of a form's answers under their wire names: unknown names and options, hidden fields and
 * descriptions without their option are refused, and what breaks a rule, each at its field. Nothing is changed but the ends of texts.
 */
export const wireSchema = onceFor<Form, z.ZodMiniType<WireAnswers>>(form =>
  z.strictObject(wireShape(form)).check(refuseBroken(form)),
)

function wireShape(form: Form): Shape {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, Schema][] => {
      const note = noteField(field)
      const own: [string, Schema] = [name, z.optional(fieldSchema(field))]
      return note === undefined ? [own] : [own, [note.wire, z.optional(someText(noteMax))]]
    }),
  )
}

/** The schema of one field's own value on the wire. */
export const fieldSchema = onceFor<Field, Schema>(field =>
  (schemas[field.kind] as (field: Field) => Schema)(field),
)

const schemas: { readonly [Kind in FieldKind]: (field: Extract<Field, { kind: Kind }>) => Schema } = {
  choice: field => (field.custom === undefined ? oneOf(field) : oneOfOrOwn(field, field.custom.minLength)),
  question: oneOf,
  flag: () => z.boolean(),
  score: field => z.number().check(z.refine(points => has(field, points), 'not_an_option')),
  text: field => someText(field.max),
  list: listSchema,
  slider: numberSchema,
  number: numberSchema,
  date: () => Day,
  time: () => Clock,
  group: wireSchema,
  block: wireSchema,
  entries: entriesSchema,
}

const has = (field: Field, value: unknown): boolean => optionsOf(field).some(option => option.value === value)

function numberSchema({ min, max, step }: SliderField | NumberField): Schema {
  return z.number().check(z.minimum(min), z.maximum(max), inSteps(step))
}

function oneOf(field: Field): Schema {
  return z.enum(optionsOf(field).map(({ value }) => String(value)))
}

function oneOfOrOwn(field: ChoiceField | ListField, minLength: number): Schema {
  return z.string().check(
    z.trim(),
    maxLength(lineMax),
    z.refine(text => has(field, text) || text.length >= minLength, 'own_text_too_short'),
  )
}

function listSchema(field: ListField): Schema {
  const text = field.custom ? oneOfOrOwn(field, field.custom.minLength) : oneOf(field)
  return z.array(text as z.ZodMiniType<string>).check(
    maxLength(listMax, 'too_many'),
    z.refine(texts => new Set(texts.map(listKey)).size === texts.length, 'twice'),
  )
}

/** The id of an entry: a small number, or the next one could not be counted up from it. */
export const EntryId = z.int().check(z.minimum(1), z.maximum(entryIdMax))

function entriesSchema(form: Form): Schema {
  const entry = z.strictObject({ id: EntryId, struck: z.optional(Strike), ...wireShape(form) }).check(
    z.superRefine<WireAnswers>((wire, context) => {
      const { id: _, struck: __, ...fields } = wire
      if (Object.keys(fields).length === 0) refuse(context, Object.keys(form.fields)[0]!, 'required')
      refuseBrokenIn(form, fields, context)
    }),
  )
  return z.array(entry).check(
    maxLength(entriesMax, 'too_many'),
    z.refine(entries => new Set(entries.map(({ id }) => id)).size === entries.length, 'twice'),
  )
}

type Context = z.core.$RefinementCtx<WireAnswers>

function refuse(context: Context, name: string, message: FieldCode, input?: unknown): void {
  context.addIssue({ code: 'custom', path: [name], message, input })
}

const refuseBroken = (form: Form) =>
  z.superRefine<WireAnswers>((wire, context) => refuseBrokenIn(form, wire, context))

/** What is hidden or described without its choice, and what breaks a rule of the form itself. */
function refuseBrokenIn(form: Form, wire: WireAnswers, context: Context): void {
  const kept = withoutHidden(form, fromWire(form, wire))
  for (const rule of ownBroken(form, kept))
    if ('code' in rule) refuse(context, fieldOfRule(rule, kept), rule.code)
  for (const [name, field] of Object.entries(form.fields)) {
    if (wire[name] !== undefined && !isShown(field, kept)) refuse(context, name, 'hidden_field', wire[name])
    const note = noteField(field)
    if (note === undefined || wire[note.wire] === undefined) continue
    if (!takesNote(field, choiceOf(kept[name])))
      refuse(context, note.wire, 'note_without_choice', wire[note.wire])
  }
}
