import { useSyncExternalStore } from 'react'
import { isTypedHere } from '../ui/typed-here.ts'

const listeners = new Set<() => void>()
let met = false

/**
 * The server has answered that somebody else works in this browser now, or the same person for another business. She
 * starts empty, unless this page holds what was typed, or has just been told why it was not saved: that is only read.
 */
export function meetOther(method: string): void {
  if (met) return
  if (method === 'GET' && !isTypedHere()) return location.replace('/')
  met = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True once this page is only there to be read. */
export const useOtherPerson = (): boolean => useSyncExternalStore(subscribe, () => met)
