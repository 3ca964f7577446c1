import { useSyncExternalStore } from 'react'
import { isOfVicino } from './of-vicino.ts'

const listeners = new Set<() => void>()
const returned = new Set<() => void>()
const firstPauseMs = 1500
const longestPauseMs = 15_000
let away = false
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: boolean): void {
  if (away === next) return
  away = next
  for (const listener of listeners) listener()
}

async function lookAgain(pauseMs: number): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok && isOfVicino(answer)) reportBack()
  else timer = setTimeout(() => void lookAgain(Math.min(pauseMs * 1.5, longestPauseMs)), pauseMs)
}

/** A call got no answer of Vicino: the banner shows, and the server is asked until it is back. */
export function reportAway(): void {
  if (away) return
  set(true)
  timer = setTimeout(() => void lookAgain(firstPauseMs), firstPauseMs)
}

/** An answer came: the banner goes, and whoever waited for the server is told. */
export function reportBack(): void {
  if (!away) return
  clearTimeout(timer)
  set(false)
  for (const listener of returned) listener()
}

/** Calls `listener` each time the server is back. Answers the way to stop that. */
export function onServerBack(listener: () => void): () => void {
  returned.add(listener)
  return () => returned.delete(listener)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the server does not answer. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribe, () => away)
