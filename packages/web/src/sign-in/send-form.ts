import { asJson, askServer, readRefusal, type SignInFieldError, type SignInRefusal } from './authenticate.ts'
import { isPageBusy, part, tell, whileBusy } from './page-parts.ts'
import { sentence, type Sentence, write } from './sentence.ts'

/** Where the sentences of a form stand: a page with several forms has a section for each. */
const placeOf = (form: HTMLFormElement): ParentNode => form.closest('section') ?? document

/** Takes away what was said about a form and its fields. */
export function clearRefusal(form: HTMLFormElement): void {
  tell(placeOf(form), [])
  for (const old of form.querySelectorAll('.error')) old.remove()
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-errormessage')
  }
}

/** Says at a field what is wrong with it. */
export function showError(field: HTMLInputElement, why: Sentence): void {
  const words = document.createElement('p')
  words.className = 'error'
  words.id = `${field.id}-error`
  write(words, [why])
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-errormessage', words.id)
  field.closest('.field')?.append(words)
}

/** Puts each error at its field; answers those that have none here. */
function showErrors(form: HTMLFormElement, errors: readonly SignInFieldError[]): SignInFieldError[] {
  return errors.filter(error => {
    const field = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(error.path)}"]`)
    if (field && !field.hasAttribute('aria-invalid')) showError(field, sentence.ofField(error))
    return !field
  })
}

/** Shows why a form was refused: at its fields, and above it what belongs to none. `null`: nobody answered. */
export function showRefusal(form: HTMLFormElement, refusal: SignInRefusal | null): void {
  const elsewhere = showErrors(form, refusal?.errors ?? [])
  const first = form.querySelector<HTMLElement>('[aria-invalid]')
  first?.focus()
  if (elsewhere.length > 0) tell(placeOf(form), elsewhere.map(sentence.ofField))
  else if (refusal && !first) tell(placeOf(form), [sentence.ofProblem(refusal)])
  else if (!refusal) tell(placeOf(form), [sentence.t('Il server non risponde. Riprovare tra poco.')])
}

/** Sends a form's values as JSON and answers whether they were taken; a refusal is shown. */
export async function sendForm(form: HTMLFormElement, path: string, values: object): Promise<boolean> {
  clearRefusal(form)
  const response = await askServer(path, asJson(values))
  if (response?.ok) return true
  showRefusal(form, await readRefusal(response))
  return false
}

/** Sends a form by `send` when it is submitted, once at a time. */
export function onSubmit(form: HTMLFormElement, send: () => Promise<void>): void {
  const button = part(HTMLButtonElement, '[type=submit]', form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (!isPageBusy()) void whileBusy(button, send())
  })
}
