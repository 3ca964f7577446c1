import { useState } from 'react'

/**
 * Whether a reading has come, or was found out of reach, since the page opened. It stays so: a part that is shown then may
 * ask again, and would else be taken away by its own asking.
 */
export function useSettled({ isLoading }: { isLoading: boolean }): boolean {
  const [isSettled, setSettled] = useState(!isLoading)
  if (!isLoading && !isSettled) setSettled(true)
  return isSettled
}
