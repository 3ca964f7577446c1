import '@testing-library/jest-dom/vitest'
import { format } from 'node:util'
import '../ui/no-eval.ts'
import { cleanup, configure, getConfig } from '@testing-library/react'
import PropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { reportBack } from '../calls/server-away.ts'
import { dropToast, shownToasts } from '../ui/toast.ts'

// The popover calls of the browser, which happy-dom does not have: they change no content, only its layer.
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined
// An element that it does not have either, and that React would take for a slip of the pen.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// happy-dom brings what a link asks ahead past the calls that a test answers, and complains that nobody is there.
Object.defineProperty(HTMLLinkElement.prototype, 'as', {
  configurable: true,
  get: () => '',
  set(this: HTMLLinkElement, as: string) {
    this.setAttribute('as', as)
  },
})

// A browser keeps a file that a link downloads, and stays where it is; happy-dom would leave for it, with all tests after.
const follow = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (!this.hasAttribute('download')) follow.call(this)
}

// What loads lazily may take its time on a busy machine; a test waits for it, as long as `expect.poll` does. What is
// not there yet is looked for again and again: the whole page is written down only for who reads what is missing.
const { getElementError: written } = getConfig()
function missing(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  Error.captureStackTrace(error, missing)
  const get = () => written(message, container).message
  return Object.defineProperty(error, 'message', { configurable: true, get })
}
configure({ asyncUtilTimeout: 60_000, getElementError: missing })

// Whether an element shows is asked of the styles of all around it. happy-dom hands them down as structured clones,
// a copy of each word in it; but a word is set anew and never changed, so handing on the words themselves is enough.
PropertyManager.prototype.clone = function () {
  const parts = Object.entries<object>({ ...this }).map(([name, part]) => [name, { ...part }])
  return Object.assign(new PropertyManager(), Object.fromEntries(parts))
}

// React notes with each element where in the sources it was made, for the first ten thousand of each second: a quarter of
// all work here, for one line under what it warns of. It is told that they are used up; what it warns of stays.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

/** Said of what a test means to happen: the router tells of each refusal that a page shows, React of each lazy sheet. */
const expected = /^(Warning: Error in route match|A component suspended inside an `act` scope)/

/** React and the router say there what is wrong with a page that looks right: nothing may be. */
const printed: string[] = []
for (const level of ['warn', 'error'] as const)
  console[level] = (...said: unknown[]) => {
    const text = format(...said)
    if (!expected.test(text)) printed.push(text)
  }

/** What asks the document to be heard. The files share it: the script of a page that is gone would go on writing into the next. */
let asking: MockInstance<typeof document.addEventListener>

// Tests wait for what shows, as a person does, and not for React to have done all its work.
beforeEach(() => {
  asking = vi.spyOn(document, 'addEventListener')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  cleanup()
  for (const [event, hear] of asking.mock.calls)
    if (event === 'spoken') document.removeEventListener(event, hear)
  asking.mockRestore()
  // The files share one page: what one leaves there would stand in the next.
  for (const { id } of shownToasts()) dropToast(id)
  reportBack()
  document.body.replaceChildren()
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name)
  document.documentElement.lang = 'it'
  document.cookie = 'vicino_language=; path=/; max-age=0'
  vi.unstubAllGlobals()
  const wrong = printed.splice(0)
  if (wrong.length > 0) throw new Error(`printed: ${wrong.join('\n')}`)
})

// Vitest drops what a file still fetches when it ends, and the files share what they import: a screen of which half
// had come would be broken for every file after it. What is late begins to come after the next frame.
afterAll(async () => {
  await new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))
  await vi.dynamicImportSettled()
})
