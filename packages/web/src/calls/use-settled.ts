import { useEffect, useState } from 'react'

/** Nobody waits longer for what only stands above. */
const patienceMs = 2_000

/**
 * Whether a reading has come, or was found out of reach, or was waited for long enough, since the page opened. It stays
 * so: a part that is shown then may ask again, and would else be taken away by its own asking.
 */
export function useSettled({ isLoading }: { isLoading: boolean }): boolean {
  const [isSettled, setSettled] = useState(!isLoading)
  if (!isLoading && !isSettled) setSettled(true)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isSettled])
  return isSettled
}
