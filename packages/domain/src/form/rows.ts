import { noteMax } from '../wire/text.ts'
import { type Answer, type Answers, answersIn, choiceOf, entriesIn, noteBeside } from './answers.ts'
import { type Field, type Form, noteField, type TextField } from './field.ts'

/**
 * One answer on a line of its own: what the differences, the print and FHIR are made of.
 * `path` is made of wire names (`oxygen.flow_rate`, `entries.3.localization`), `trail` of the Italian labels of
 * the groups around it. A description is a row beside its choice.
 */
export type AnswerRow = {
  readonly path: string
  readonly trail: readonly string[]
  readonly field: Exclude<Field, { kind: 'group' | 'block' | 'entries' }>
  readonly answer: Answer
}

type Around = Pick<AnswerRow, 'trail'> & { readonly prefix: string }

/** The answered fields of a form, in their order. */
export const answeredRows = (
  form: Form,
  answers: Answers,
  { prefix, trail }: Around = { prefix: '', trail: [] },
): AnswerRow[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    const inside = { prefix: `${path}.`, trail: [...trail, field.label] }
    if (field.kind === 'group' || field.kind === 'block')
      return answeredRows(field, answersIn(answers, name), inside)
    if (field.kind === 'entries') return entryRows(field, answers, name, inside)
    const choice = choiceOf(answers[name])
    const answer = choice ?? answers[name]
    if (answer === undefined) return []
    return [{ path, trail, field, answer }, ...noteRows(field, answers[name], { prefix, trail })]
  })

function noteRows(field: Field, answer: Answer | undefined, { prefix, trail }: Around): AnswerRow[] {
  const note = noteField(field)
  const words = noteBeside(answer)
  if (note === undefined || words === '') return []
  const described = { kind: 'text', label: note.label, max: noteMax } as const satisfies TextField
  return [{ path: `${prefix}${note.wire}`, trail: [...trail, field.label], field: described, answer: words }]
}

const strikeField = { kind: 'text', label: 'Annullato, motivo', max: noteMax } as const satisfies TextField

function entryRows(form: Form, answers: Answers, name: string, { prefix, trail }: Around): AnswerRow[] {
  return entriesIn(answers, name).flatMap(({ id, struck, ...fields }) => {
    const inside = { prefix: `${prefix}${id}.`, trail: [...trail, String(id)] }
    const rows = answeredRows(form, fields, inside)
    if (struck === undefined) return rows
    const { prefix: path, trail: around } = inside
    return [...rows, { path: `${path}struck`, trail: around, field: strikeField, answer: struck.reason }]
  })
}
