import { useSyncExternalStore } from 'react'

/** A hook that says whether the screen is as a media query asks, also once it is turned or drawn wider. */
export function screenHook(query: string): () => boolean {
  const screen = matchMedia(query)
  const onChange = (tell: () => void) => {
    screen.addEventListener('change', tell)
    return () => screen.removeEventListener('change', tell)
  }
  return () => useSyncExternalStore(onChange, () => screen.matches)
}
