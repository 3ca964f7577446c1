import { useSyncExternalStore } from 'react'

export type ToastTone = 'ok' | 'error' | 'info'
/** What can be done about it while the toast stays, for example taking it back. */
export type ToastAction = {
  label: string
  /** The keys that do the same, for who has a keyboard. */
  keys?: string
  act: () => void
  /** It waits for that: neither time nor another toast takes it away. */
  stays?: boolean
}
export type ShownToast = {
  id: number
  words: string
  tone: ToastTone
  action: ToastAction | undefined
  /** What failed: once that is done, nothing is left to say of it. */
  cause: string | undefined
}

/** How long a toast stays that says no failure. */
const stayMs = { ok: 4500, info: 6000, error: undefined }
/** A failure is put away by her who has read it, or goes with its cause: who looked elsewhere would never know. */
const stays = ({ tone, action }: ShownToast): boolean => tone === 'error' || action?.stays === true
/** With something to do in it, it can be reached in peace. */
const stayWithActionMs = 12_000
/** How many are in sight at once; older failures wait, counted. */
export const mostAtOnce = 3

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Takes a toast away. */
export const dropToast = (id: number): void => set(shown.filter(one => one.id !== id))

/** Takes toasts away: what they say is for her who was there. What waits for her stays, or it would wait for ever. */
export const dropToasts = (): void => set(shown.filter(({ action }) => action?.stays))

/** Takes away what was said of a failure: it was done after all. */
export const dropCause = (cause: string): void => set(shown.filter(one => one.cause !== cause))

/**
 * Says what happened elsewhere than where the eye is; answers by which id. What concerns a field belongs to that field.
 * `cause` names what failed, for who takes it away when it is done.
 */
export function toast(words: string, tone: ToastTone = 'ok', action?: ToastAction, cause?: string): number {
  lastId += 1
  const id = lastId
  // The same words twice say nothing more, and of one cause the last failure counts: what stood is renewed.
  const others = shown.filter(
    one =>
      one.cause !== cause || (!cause && (one.words !== words || one.tone !== tone || one.action || action)),
  )
  const one = { id, words, tone, action, cause }
  const all = [...others, one]
  set(all.filter((each, at) => at >= all.length - mostAtOnce || stays(each)))
  if (!stays(one)) setTimeout(() => dropToast(id), action ? stayWithActionMs : stayMs[tone])
  return id
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly ShownToast[] = []
let areCovered = false

/** Keeps toasts out of sight while somebody else may look; answers how they come back. */
export function coverToasts(): () => void {
  const cover = (covered: boolean): void => {
    areCovered = covered
    set(shown)
  }
  cover(true)
  return () => cover(false)
}

/** The toasts that stand on the page now, the newest last. */
export const shownToasts = (): readonly ShownToast[] => (areCovered ? none : shown)

export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, shownToasts)
