import { answersIn, isAnswered } from './answers.ts'
import type { Asked } from './asked.ts'
import type { Form } from './field.ts'

/**
 * A form as it is asked: without the questions that are not for this client, unless they are answered. What stands is
 * shown and kept, and a body may answer them all the same (decision 0039). The same form comes back where all are for her.
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
