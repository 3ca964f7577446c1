import { useSyncExternalStore } from 'react'

let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Counts a dialog that makes the page below inert among those that are open; answers how it is one no longer. */
export function enterDialog(dialog: HTMLElement): () => void {
  set([...open, dialog])
  return () => set(open.filter(one => one !== dialog))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog above all others, outside of which nothing can be reached; undefined where none is open. */
export const useTopDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1))
