import {
  type Answer,
  type Answers,
  choiceOf,
  entriesIn,
  type Entry,
  isAnswered,
  noteBeside,
} from './answers.ts'
import { takesNote, withNote } from './choice.ts'
import { isSatisfied } from './condition.ts'
import { type Field, type Form, noteField } from './field.ts'

/** Whether a field is shown, given its neighbours' answers (of which nothing hidden is kept). */
export const isShown = (field: Field, neighbours: Answers): boolean =>
  field.shownWhen === undefined || isSatisfied(field.shownWhen, neighbours)

/** The fields of a form that are shown, by name and in their order. */
export const visibleFields = (form: Form, answers: Answers): [string, Field][] =>
  Object.entries(form.fields).filter(([, field]) => isShown(field, answers))

/**
 * The answers without what is hidden, blank or unknown to the form, in the order of its fields.
 * One pass is enough, because a condition only looks back. Where nothing falls away the same object comes back,
 * so that an unchanged group is seen to be unchanged.
 */
export function withoutHidden(form: Form, answers: Answers): Answers {
  const kept: Record<string, Answer> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const answer = isShown(field, kept) ? keptAnswer(field, answers, name) : undefined
    if (answer !== undefined) kept[name] = answer
  }
  return isSame(kept, answers) ? answers : kept
}

function keptAnswer(field: Field, answers: Answers, name: string): Answer | undefined {
  const answer = answers[name]
  if (!isAnswered(answer)) return undefined
  if (field.kind === 'entries') {
    const before = entriesIn(answers, name)
    const after = before.map(entry => keptEntry(field, entry))
    return after.every((entry, at) => entry === before[at]) ? answer : after
  }
  if (field.kind === 'group' || field.kind === 'block') {
    const inner = withoutHidden(field, answer as Answers)
    return isAnswered(inner) ? inner : undefined
  }
  if (noteField(field) === undefined) return answer
  const choice = choiceOf(answer)
  return takesNote(field, choice) || noteBeside(answer) === '' ? answer : withNote(answer, '')
}

function keptEntry(form: Form, entry: Entry): Entry {
  const { id, struck, ...fields } = entry
  const kept: Entry = { ...withoutHidden(form, fields), id, ...(struck && { struck }) }
  return isSame(kept, entry) ? entry : kept
}

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, answer]) => other[name] === answer)
