import type { May } from '../access/need-to-know.ts'
import type { Answers } from './answers.ts'
import type { Form } from './field.ts'

/** The form as far as the reader may read it; what is left out is absent from screen, print, differences and FHIR. */
export function readableForm<F extends Form>(form: F, may: May): F {
  const all = Object.entries(form.fields)
  const fields = all.filter(([, { permission }]) => !permission || may(permission))
  // Whoever may read all reads the form itself, whose schema is made already.
  return fields.length === all.length ? form : { ...form, fields: Object.fromEntries(fields) }
}

/** What somebody wrote who may not read all of the form, with the stored answers that she could not see. */
export function withUnreadable(form: Form, may: May, stored: Answers, written: Answers): Answers {
  const { fields } = readableForm(form, may)
  const unseen = Object.entries(stored).filter(([name]) => name in form.fields && !(name in fields))
  return { ...written, ...Object.fromEntries(unseen) }
}
