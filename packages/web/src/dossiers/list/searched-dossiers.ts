import { useSyncExternalStore } from 'react'

let searched = ''
const shown = new Set<() => void>()

/** Narrows the list of dossiers by words, where it stands open as well as when it is opened next. */
export function searchDossiers(words: string): void {
  searched = words
  for (const show of shown) show()
}

/**
 * The words by which the list of dossiers is searched, still there when one comes back to it. They live in memory only
 * and end with the page, as all that is remembered.
 */
export const useSearchedDossiers = (): string => useSyncExternalStore(whenSearched, () => searched)

function whenSearched(show: () => void): () => void {
  shown.add(show)
  return () => void shown.delete(show)
}
