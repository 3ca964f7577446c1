import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Scrolls the list to the row of the open record where that is out of sight; the page stays where it is. */
function showOpenRow(list: Element): boolean {
  const row = list.querySelector(':is(li, th) [aria-current=page]')
  if (!row) return false
  const [frame, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (place.top < frame.top || place.bottom > frame.bottom)
    list.scrollTop += place.top - frame.top - (frame.height - place.height) / 2
  return true
}

/** Keeps the row of the open record in sight of its list, once it is there. */
export function useOpenRow(column: RefObject<HTMLElement | null>): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const list = column.current
    if (!list || showOpenRow(list)) return undefined
    const observer = new MutationObserver(() => {
      if (showOpenRow(list)) observer.disconnect()
    })
    observer.observe(list, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [column, path])
}
