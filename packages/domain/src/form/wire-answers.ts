import { type Answer, type Answers, choiceOf, type Entry, noteBeside } from './answers.ts'
import { type Field, type Form, noteField } from './field.ts'

/** Answers under the names of the specification, as they travel and are stored. */
export type WireAnswers = { readonly [name: string]: unknown }

/** The answers as they are sent: a description stands beside its choice under a name of its own. */
export function toWire(form: Form, answers: Answers): WireAnswers {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, unknown][] => {
      const answer = answers[name]
      if (answer === undefined) return []
      const note = noteField(field)
      if (note === undefined) return [[name, wireValue(field, answer)]]
      return [
        [name, choiceOf(answer)],
        ...(noteBeside(answer) === '' ? [] : [[note.wire, noteBeside(answer)] as [string, unknown]]),
      ]
    }),
  )
}

function wireValue(field: Field, answer: Answer): unknown {
  if (field.kind === 'group' || field.kind === 'block') return toWire(field, answer as Answers)
  if (field.kind !== 'entries') return answer
  return (answer as readonly Entry[]).map(({ id, struck, ...fields }) => ({
    id,
    ...toWire(field, fields),
    ...(struck && { struck }),
  }))
}

/** The answers out of what was sent. It must have passed the form's schema. */
export function fromWire(form: Form, wire: WireAnswers): Answers {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]): [string, Answer][] => {
      const value = wire[name]
      if (value === undefined) return []
      const note = noteField(field)
      if (note === undefined) return [[name, answerFrom(field, value)]]
      const written = wire[note.wire]
      const choice = value as string | boolean
      return [[name, written === undefined ? { choice } : { choice, note: written as string }]]
    }),
  )
}

function answerFrom(field: Field, value: unknown): Answer {
  if (field.kind === 'group' || field.kind === 'block') return fromWire(field, value as WireAnswers)
  if (field.kind !== 'entries') return value as Answer
  return (value as (WireAnswers & Pick<Entry, 'id' | 'struck'>)[]).map(
    ({ id, struck, ...fields }): Entry => ({ ...fromWire(field, fields), id, ...(struck && { struck }) }),
  )
}
