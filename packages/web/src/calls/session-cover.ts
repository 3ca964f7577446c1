import { signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { businessHeader, personHeader } from '@vicino/domain/wire/headers.ts'
import { useSyncExternalStore } from 'react'

type Waiting = { promise: Promise<void>; resolve: () => void }

const listeners = new Set<() => void>()
let waiting: Waiting | null = null
let personId: string | null = null
let businessId: string | null = null

const tell = (): void => {
  for (const listener of listeners) listener()
}

const here = (): string => location.pathname + location.search

/**
 * Remembers whose page this is, and for which business: a session that ends can then be told from one that never was,
 * and what is typed here is signed by nobody else.
 */
export function rememberPerson(id: string, business: string | null = null): void {
  personId = id
  businessId = business
}

/** Says whose page asks, and for which business: under the cookie of somebody else the server refuses it. */
export const typedByHeaders = (): Record<string, string> => ({
  ...(personId !== null && { [personHeader]: personId }),
  ...(businessId !== null && { [businessHeader]: businessId }),
})

/**
 * Resolves when the same person has signed in again. Until then the page stays covered and mounted, with
 * everything that was typed. Somebody who was never signed in is sent to the sign-in page.
 */
export function sessionRenewed(): Promise<void> {
  if (personId === null) {
    location.replace(signInPage({ redirect: here() }))
    return new Promise(() => undefined)
  }
  waiting ??= Promise.withResolvers<void>()
  tell()
  return waiting.promise
}

/** After a new sign-in: the same person goes on where she was, anybody else starts empty. */
export function uncover(signedInId: string): void {
  if (signedInId !== personId) {
    location.replace('/')
    return
  }
  waiting?.resolve()
  waiting = null
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the session has ended and the page has to be covered. */
export const useSessionCovered = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null)
