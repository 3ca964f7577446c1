import { useSyncExternalStore } from 'react'

const coarse = matchMedia('(pointer: coarse)')

function onChange(tell: () => void): () => void {
  coarse.addEventListener('change', tell)
  return () => coarse.removeEventListener('change', tell)
}

/** Whether fingers touch this screen, rather than a mouse and a keyboard. */
export const useCoarsePointer = (): boolean => useSyncExternalStore(onChange, () => coarse.matches)
