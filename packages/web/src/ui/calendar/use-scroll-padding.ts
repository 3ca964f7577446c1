import { type RefObject, useEffect } from 'react'

/**
 * Tells the browser how much of what scrolls lies behind the head that stays above it. What takes the focus is then
 * brought into sight only where it is not: what a sheet gives the focus back to does not jump.
 */
export function useScrollPadding(
  scroller: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [scrolled, above] = [scroller.current!, head.current!]
    const observer = new ResizeObserver(() => {
      scrolled.style.scrollPaddingBlockStart = `${above.offsetHeight}px`
    })
    observer.observe(above)
    return () => observer.disconnect()
  }, [scroller, head])
}
