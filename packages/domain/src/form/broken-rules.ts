import { type Answer, type Answers, answersIn } from './answers.ts'
import type { Form } from './field.ts'
import { fieldOfRule, type Rule } from './rule.ts'

/** A rule that answers break, and where that is said. */
export type BrokenRule = { readonly path: string; readonly rule: Rule }

/** The rules that answers break, in a form and all its groups. */
export const brokenRules = (form: Form, answers: Answers, prefix = ''): BrokenRule[] => [
  ...ownBroken(form, answers).map(rule => ({ path: `${prefix}${fieldOfRule(rule, answers)}`, rule })),
  ...Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'group' || field.kind === 'block'
      ? brokenRules(field, answersIn(answers, name), `${prefix}${name}.`)
      : [],
  ),
]

/** The rules of a form itself that answers break, without those of its groups. */
export const ownBroken = ({ rules = [] }: Form, answers: Answers): Rule[] =>
  rules.filter(rule => !rule.holds(answers))

/**
 * The answers without those that break a rule which refuses: of an older definition they are shown as they were
 * stored and cannot be saved again. The first field of a rule stays. The same object comes back where all hold.
 */
export function withoutBroken(form: Form, answers: Answers): Answers {
  const dropped = new Set(
    ownBroken(form, answers).flatMap(rule => ('code' in rule ? rule.fields.slice(1) : [])),
  )
  const kept = Object.entries(answers).flatMap(([name, answer]): [string, Answer | undefined][] =>
    dropped.has(name) ? [] : [[name, withoutBrokenIn(form, name, answer)]],
  )
  return kept.every(([name, answer]) => answer === answers[name]) && dropped.size === 0
    ? answers
    : Object.fromEntries(kept)
}

function withoutBrokenIn(form: Form, name: string, answer: Answer | undefined): Answer | undefined {
  const field = form.fields[name]
  return answer !== undefined && (field?.kind === 'group' || field?.kind === 'block')
    ? withoutBroken(field, answer as Answers)
    : answer
}
