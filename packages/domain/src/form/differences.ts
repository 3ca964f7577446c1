import type { Answer, Answers } from './answers.ts'
import { isEqual } from './equal.ts'
import type { Form } from './field.ts'
import { answeredRows, type AnswerRow } from './rows.ts'

/** One field that says something else than before; an absent side was unanswered. */
type Difference = Omit<AnswerRow, 'answer'> & { readonly before?: Answer; readonly after?: Answer }

/** The fields that two states of a form answer differently, in the order of the form. */
export function differences(form: Form, before: Answers, after: Answers): Difference[] {
  const olds = new Map(answeredRows(form, before).map(row => [row.path, row]))
  const news = new Map(answeredRows(form, after).map(row => [row.path, row]))
  const order = answeredRows(form, after).map(({ path }) => path)
  const gone = [...olds.keys()].filter(path => !news.has(path))
  return [...order, ...gone].flatMap(path => {
    const [old, now] = [olds.get(path), news.get(path)]
    const { trail, field } = (now ?? old)!
    if (isEqual(old?.answer, now?.answer)) return []
    return [{ path, trail, field, ...(old && { before: old.answer }), ...(now && { after: now.answer }) }]
  })
}
