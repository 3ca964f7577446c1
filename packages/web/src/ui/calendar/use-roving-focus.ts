import { type FocusEvent, type RefObject, useLayoutEffect } from 'react'

/**
 * Of all stops of a part of the page the tab key knows one: the last that had the focus. Set on the elements
 * themselves, which React draws with `tabIndex={-1}`: a step of the focus draws nothing anew.
 */
export function useRovingFocus(
  container: RefObject<HTMLElement | null>,
  selector: string,
  preferred: string,
): { onFocus: (event: FocusEvent) => void } {
  const moveTo = (stop: Element | null | undefined): void => {
    for (const other of container.current?.querySelectorAll('[tabindex="0"]') ?? [])
      other.setAttribute('tabindex', '-1')
    stop?.setAttribute('tabindex', '0')
  }

  useLayoutEffect(() => {
    const stops = container.current
    if (!stops) return
    if (stops.contains(document.activeElement) && stops.querySelector('[tabindex="0"]')) return
    moveTo(stops.querySelector(preferred) ?? stops.querySelector(selector))
  })

  return {
    onFocus: ({ target }) => {
      const stop = target.closest(selector)
      if (stop) moveTo(stop)
    },
  }
}
