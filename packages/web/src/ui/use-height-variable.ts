import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheets how high an element is: what sticks below it, or scrolls to a place below it, has to
 * know. The name is gone when the element is, or holds its place no more.
 */
export function useHeightVariable(
  name: `--${string}`,
  element: RefObject<HTMLElement | null>,
  when = true,
): void {
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured || !when) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(name, `${measured.offsetHeight}px`))
    observer.observe(measured)
    return () => {
      observer.disconnect()
      root.removeProperty(name)
    }
  }, [name, element, when])
}
