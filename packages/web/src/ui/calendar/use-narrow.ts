import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 37.5em)')

function onChange(tell: () => void): () => void {
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

/** Whether the screen is a phone's: below 601 pixels of usual text. */
export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => narrow.matches)
