import { type Answers, answersIn, isAnswered } from './answers.ts'
import type { Asked } from './asked.ts'
import { isEqual } from './equal.ts'
import type { Field, Form } from './field.ts'

/**
 * A form as it is asked: without the questions that are not for this client, unless they are answered. What stands is
 * shown and kept, and may be taken away (decision 0090). The same form comes back where all are for her.
 */
export function askedForm<F extends Form>(form: F, asked: Asked, answers = asked.answers): F {
  const all = Object.entries(form.fields)
  const fields = all.flatMap(([name, field]): (typeof all)[number][] => {
    if (field.asked?.(asked) === false && !isAnswered(answers[name])) return []
    if (field.kind !== 'group' && field.kind !== 'block') return [[name, field]]
    return [[name, askedForm(field, asked, answersIn(answers, name))]]
  })
  const isWhole = fields.length === all.length && fields.every(([, field], at) => field === all[at]![1])
  return isWhole ? form : { ...form, fields: Object.fromEntries(fields) }
}

/** Whom a question is for; what else is answered says only whether it is worth asking. */
export type AskedClient = Pick<Asked, 'gender' | 'age'>

/** Whether a question is for this client, whatever else is answered. */
export const isForClient = (field: Field, { gender, age }: AskedClient): boolean =>
  field.asked?.({ gender, age, answers: {} }) !== false

/** The answers, by their paths, that somebody gave to questions which are not for this client; what stood may stand. */
export function answersNotAsked(form: Form, client: AskedClient, before: Answers, after: Answers): string[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'group' || field.kind === 'block')
      return answersNotAsked(field, client, answersIn(before, name), answersIn(after, name)).map(
        inner => `${name}.${inner}`,
      )
    const isGiven = isAnswered(after[name]) && !isEqual(before[name], after[name])
    return isGiven && !isForClient(field, client) ? [name] : []
  })
}
