import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asks still stands on the page: an act is taken back also from the next. */
export function useIsShown(): RefObject<boolean> {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
