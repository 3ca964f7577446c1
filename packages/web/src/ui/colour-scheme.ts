import { useSyncExternalStore } from 'react'
import type { ColorScheme } from '@vicino/domain/users/me.ts'

const name = 'vicino_colour_scheme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const remembered = (): ColorScheme => {
  const kept = localStorage.getItem(name)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}

let chosen: ColorScheme = remembered()

/** The scheme that the page wears now, where the device's wish is followed. */
const worn = (): 'light' | 'dark' => (chosen === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen)

function wear(): void {
  document.documentElement.dataset['scheme'] = worn()
  for (const listener of listeners) listener()
}

/** Dresses the page before its first words, and again when the device changes its mind. */
export function startColours(): void {
  dark.addEventListener('change', wear)
  wear()
}

/** Chooses light, dark or the device's wish, and remembers it in this browser; it says nothing of a client. */
export function chooseColours(scheme: ColorScheme): void {
  if (scheme === chosen) return
  chosen = scheme
  localStorage.setItem(name, scheme)
  wear()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was chosen. */
export const useChosenColours = (): ColorScheme => useSyncExternalStore(subscribe, () => chosen)

/** What the page wears: light or dark. */
export const useWornColours = (): 'light' | 'dark' => useSyncExternalStore(subscribe, worn)
