import { type Answers, answersIn, isAnswered } from './answers.ts'
import type { Form } from './field.ts'
import { visibleFields } from './visibility.ts'

/** How far a form is filled in. */
export const formStates = [
  { value: 'empty', label: 'Vuota' },
  { value: 'to_confirm', label: 'Da confermare' },
  { value: 'begun', label: 'Iniziata' },
  { value: 'complete', label: 'Completa' },
] as const
type FormState = (typeof formStates)[number]['value']

/** What a nurse said of a form as a whole, and whether it was copied and not yet saved. */
type FormMarks = { readonly markedComplete: boolean; readonly toConfirm: boolean }

/** Complete: every shown question is answered, or the nurse said so. Remarks may stay empty. */
export function formState(form: Form, answers: Answers, marks: FormMarks): FormState {
  if (marks.toConfirm) return 'to_confirm'
  if (marks.markedComplete || (isAnswered(answers) && openFields(form, answers).length === 0))
    return 'complete'
  return isAnswered(answers) ? 'begun' : 'empty'
}

/** The paths of the shown questions that nobody has answered yet. */
export function openFields(form: Form, answers: Answers): string[] {
  return visibleFields(form, answers)
    .filter(([, field]) => !field.optional)
    .flatMap(([name, field]) => {
      if (field.kind === 'group' || field.kind === 'block')
        return openFields(field, answersIn(answers, name)).map(inner => `${name}.${inner}`)
      return isAnswered(answers[name]) ? [] : [name]
    })
}
