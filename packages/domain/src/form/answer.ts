import type { Day } from '../days/day.ts'
import { type Answer, type Answers, answersIn, choiceOf, isAnswered } from './answers.ts'
import type { Field, Form } from './field.ts'
import { isShown, withoutHidden } from './visibility.ts'

/**
 * The only way an answer changes: puts it at its path (`oxygen.flow_rate`), resets what it resets, dates what
 * begins today and drops what it hides. `undefined` takes an answer back.
 * @throws {Error} when the form has no such field
 */
export function answer(
  form: Form,
  before: Answers,
  path: string,
  value: Answer | undefined,
  today: Day,
): Answers {
  const [name = '', ...rest] = path.split('.')
  const field = form.fields[name]
  if (field === undefined) throw new Error(`no field ${name}`)
  const given = rest.length === 0 ? value : answerInside(field, before, name, rest.join('.'), value, today)
  const { [name]: _, ...others } = before
  const placed: Answers = isAnswered(given) ? { ...others, [name]: given } : others
  const settled = withoutHidden(form, withResets(field, before[name], given, placed))
  return withStarts(form, before, settled, today)
}

function answerInside(
  field: Field,
  before: Answers,
  name: string,
  path: string,
  value: Answer | undefined,
  today: Day,
): Answers {
  if (field.kind !== 'group' && field.kind !== 'block') throw new Error(`no fields in ${name}`)
  return answer(field, answersIn(before, name), path, value, today)
}

// A neighbour that nobody answered stays so: a question that was not asked must not read as "no".
function withResets(field: Field, before: Answer | undefined, after: Answer | undefined, answers: Answers) {
  const [was, is] = [choiceOf(before), choiceOf(after)]
  const due = (field.resets ?? []).filter(
    ({ field: name, on }) => was !== is && (on === undefined || on === is) && isAnswered(answers[name]),
  )
  return due.reduce<Answers>((reset, { field: name, to }) => ({ ...reset, [name]: to }), answers)
}

function withStarts(form: Form, before: Answers, after: Answers, today: Day): Answers {
  const begun = Object.entries(form.fields).filter(
    ([name, field]) =>
      field.kind === 'date' &&
      field.starts === 'today' &&
      after[name] === undefined &&
      !isShown(field, before) &&
      isShown(field, after),
  )
  if (begun.length === 0) return after
  return withoutHidden(form, { ...after, ...Object.fromEntries(begun.map(([name]) => [name, today])) })
}
