import { readAnswer } from './authenticate.ts'
import { part, tell } from './page-parts.ts'
import { say } from './speak.ts'

type FieldError = { path: string; message: string }
type Refusal = { detail?: string; errors?: FieldError[] }

function clearErrors(form: HTMLFormElement): void {
  for (const old of form.querySelectorAll('.error')) old.remove()
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-errormessage')
  }
}

function showError(field: HTMLInputElement, { path, message }: FieldError): void {
  const words = document.createElement('p')
  words.className = 'error'
  words.id = `${path}-error`
  words.textContent = message
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-errormessage', words.id)
  field.closest('.field')?.append(words)
}

/** Puts each error at its field; answers the sentences of those that have none here. */
function showErrors(form: HTMLFormElement, errors: readonly FieldError[]): string[] {
  clearErrors(form)
  return errors.flatMap(error => {
    const field = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(error.path)}"]`)
    if (!field) return [error.message]
    if (!field.hasAttribute('aria-invalid')) showError(field, error)
    return []
  })
}

/** Sends a form's values as JSON and answers whether they were taken; a refusal goes to its fields. */
export async function sendForm(form: HTMLFormElement, path: string, values: object): Promise<boolean> {
  tell(document, null)
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-language': document.documentElement.lang,
  }
  const body = JSON.stringify(values)
  const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
  const refusal = response && !response.ok ? await readAnswer<Refusal>(response) : null
  const elsewhere = showErrors(form, refusal?.errors ?? [])
  if (response?.ok) return true
  const first = form.querySelector<HTMLElement>('[aria-invalid]')
  first?.focus()
  const sentence = elsewhere.length > 0 ? elsewhere.join(' ') : refusal?.detail
  if (!first || elsewhere.length > 0)
    tell(document, sentence ?? say('Il server non risponde. Riprovare tra poco.'))
  return false
}

/** Sends a form by `send` when it is submitted, once at a time. */
export function onSubmit(form: HTMLFormElement, send: () => Promise<void>): void {
  const button = part(HTMLButtonElement, '[type=submit]', form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (button.hasAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    void send().finally(() => button.removeAttribute('aria-busy'))
  })
}
