import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether what is long on a screen stands there whole, and what unfolds it. On paper nothing is left out. */
export function useWholeOnPaper(): [isWhole: boolean, unfold: () => void] {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const unfold = (): void => flushSync(() => setWhole(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  return [isWhole, () => setWhole(true)]
}
