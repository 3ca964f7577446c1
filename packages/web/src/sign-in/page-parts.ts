import { followEnter } from '../ui/fields/enter-key.ts'
import { type Sentence, write } from './sentence.ts'
import { say } from './speak.ts'

const scheme = localStorage.getItem('vicino_colour_scheme')
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['scheme'] = scheme
followEnter()

/** The element of a page that its script works with; a page without it is broken and says so at once. */
export function part<E extends HTMLElement>(
  kind: new () => E,
  selector: string,
  within: ParentNode = document,
): E {
  const element = within.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`no ${selector}`)
  return element
}

/** Shows sentences above a form; none of them takes away what stood there. They are spoken at once. */
export function tell(within: ParentNode, sentences: readonly Sentence[]): void {
  const place = part(HTMLElement, '[data-said]', within)
  write(place, sentences)
  place.hidden = sentences.length === 0
}

/** A button that is at work: it says so and is not pressed twice. */
export async function whileBusy<T>(button: HTMLElement, work: Promise<T>): Promise<T> {
  button.setAttribute('aria-busy', 'true')
  return work.finally(() => button.removeAttribute('aria-busy'))
}

/**
 * Goes on to a page of the application, from where no step back leads to a form that has done its work. It never
 * ends, so that the button stays at work until that page has come.
 */
export function leaveFor(page: string): Promise<never> {
  location.replace(page)
  return new Promise(() => {})
}

/** Whether a button of the page is at work: nothing else is begun beside it. */
export const isPageBusy = (): boolean => document.querySelector('button[aria-busy]') !== null

function nameShowButton(button: HTMLElement, field: HTMLInputElement): void {
  const hidden = field.type === 'password'
  button.textContent = hidden ? say('Mostra') : say('Nascondi')
  button.setAttribute('aria-label', hidden ? say('Mostra la password') : say('Nascondi la password'))
}

/** Lets a password be looked at: a long one is easily mistyped with cold fingers. */
export function offerToShowPassword(): void {
  const button = part(HTMLButtonElement, '[data-show]')
  const field = part(HTMLInputElement, `#${button.dataset['show']}`)
  const rename = (): void => nameShowButton(button, field)
  button.hidden = false
  rename()
  document.addEventListener('spoken', rename)
  button.addEventListener('click', () => {
    field.type = field.type === 'password' ? 'text' : 'password'
    rename()
    field.focus()
  })
}
