import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheets how high an element is: what sticks below it, or scrolls to a place below it, has to
 * know. The name is gone when the element is.
 */
export function useHeightVariable(name: `--${string}`, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty(name, `${measured.offsetHeight}px`))
    observer.observe(measured)
    return () => {
      observer.disconnect()
      root.removeProperty(name)
    }
  }, [name, element])
}
