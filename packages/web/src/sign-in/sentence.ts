import type { SignInFieldError, SignInRefusal } from './authenticate.ts'
import { say } from './speak.ts'

/** A sentence and what it was made of: by that it is said again when the reader changes the language. */
export type Sentence = { words: string; from: { t: string } | { problem: string } | { fieldError: string } }

export const sentence = {
  t: (key: string): Sentence => ({ words: say(key), from: { t: key } }),
  ofProblem: ({ code, detail }: SignInRefusal): Sentence => ({ words: detail, from: { problem: code } }),
  ofField: ({ code, message }: SignInFieldError): Sentence => ({
    words: message,
    from: { fieldError: code },
  }),
}

/** Writes sentences into an element, instead of what it held. */
export function write(place: HTMLElement, sentences: readonly Sentence[]): void {
  const parts = sentences.map(({ words, from }) => {
    const part = document.createElement('span')
    Object.assign(part.dataset, from)
    part.textContent = words
    return part
  })
  place.replaceChildren(...parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part])))
}
