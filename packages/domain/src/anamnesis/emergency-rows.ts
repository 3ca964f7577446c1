import { type AskedClient, isForClient } from '../form/asked-form.ts'
import { type Answer, type Answers, answersIn, choiceOf } from '../form/answers.ts'
import type { Field, Form, NamedFields } from '../form/field.ts'
import { answeredRows, type AnswerRow } from '../form/rows.ts'
import type { SectionSlug } from './section-slug.ts'

/** The sections of which something stands on the emergency sheet. */
export const emergencySections = [
  'health_state',
  'elimination',
  'respiration',
] as const satisfies readonly SectionSlug[]

/**
 * What of a section whoever comes with an ambulance has to know: conditions that are so, devices that are there with
 * their details, in the order of the form. What is not there is not said: nobody should look for a pacemaker among
 * what somebody does not have. Who comes acts on it: an answer counts only while its question is for the client (decision
 * 0090), as she is on the day.
 */
export function emergencyRows({ fields }: Form, answers: Answers, client: AskedClient): AnswerRow[] {
  const marked = Object.entries(fields).filter(([, field]) => field.inEmergency && isForClient(field, client))
  const form = { fields: Object.fromEntries(marked) }
  return answeredRows(form, present(form.fields, answers))
}

const present = (fields: NamedFields, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Answer][] => {
      const answer = presentAnswer(field, name, answers)
      return answer === undefined ? [] : [[name, answer]]
    }),
  )

function presentAnswer(field: Field, name: string, answers: Answers): Answer | undefined {
  const answer = answers[name]
  if (answer === undefined) return undefined
  if (field.kind === 'block') return answersIn(answers, name)['is_active'] === true ? answer : undefined
  if (field.kind === 'group') {
    const within = present(field.fields, answersIn(answers, name))
    // Who looks after a thing, or when it is worn, says nothing without the thing.
    const isThere = Object.keys(within).some(each => isThing(field.fields[each]!))
    return isThere ? within : undefined
  }
  return isAbsent(choiceOf(answer) ?? answer) ? undefined : answer
}

const isThing = ({ kind }: Field): boolean => kind === 'block' || kind === 'flag'

const isAbsent = (answer: Answer): boolean => answer === 'no' || answer === 'unknown' || answer === false
