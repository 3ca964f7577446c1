import { type Answer, type Answers, isAnswered, type Value } from './answers.ts'

/**
 * When a field is shown, in five words. Names are those of its neighbours: the fields of the same form or group
 * that stand before it. What a gate hides is unanswered, so a condition names only its nearest gate.
 */
export type ShownWhen =
  | { readonly answered: string }
  | { readonly field: string; readonly is: Value }
  | { readonly any: readonly ShownWhen[] }
  | { readonly all: readonly ShownWhen[] }
  | { readonly not: ShownWhen }

/** Whether a condition is satisfied. An unanswered field satisfies nothing, not even under `not`. */
export const isSatisfied = (condition: ShownWhen, answers: Answers): boolean =>
  truthOf(condition, answers) === true

/** The fields that a condition looks at. */
export function fieldsNamedIn(condition: ShownWhen): string[] {
  if ('answered' in condition) return [condition.answered]
  if ('field' in condition) return [condition.field]
  if ('not' in condition) return fieldsNamedIn(condition.not)
  return ('any' in condition ? condition.any : condition.all).flatMap(fieldsNamedIn)
}

/** Three-valued logic (Kleene): nobody knows what an unanswered field would say. */
function truthOf(condition: ShownWhen, answers: Answers): boolean | undefined {
  if ('answered' in condition) return isAnswered(answers[condition.answered]) ? true : undefined
  if ('field' in condition) return says(answers[condition.field], condition.is)
  if ('not' in condition) {
    const inner = truthOf(condition.not, answers)
    return inner === undefined ? undefined : !inner
  }
  const decisive = 'any' in condition
  const parts = ('any' in condition ? condition.any : condition.all).map(part => truthOf(part, answers))
  if (parts.includes(decisive)) return decisive
  return parts.includes(undefined) ? undefined : !decisive
}

/** Whether an answer is this value, or a list holds it. */
function says(answer: Answer | undefined, value: Value): boolean | undefined {
  if (!isAnswered(answer)) return undefined
  if (Array.isArray(answer)) return answer.some(one => one === value)
  if (typeof answer === 'object' && 'choice' in answer) return answer.choice === value
  return answer === value
}
