import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Told what is put down: in another place it is another element, and the focus goes with it. */
export function usePutDown(within: RefObject<HTMLElement | null>): (id: string) => void {
  const putDown = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (putDown.current === null || document.activeElement !== document.body) return
    within.current?.querySelector<HTMLElement>(`[data-id="${putDown.current}"]`)?.focus()
    putDown.current = null
  })
  return id => {
    putDown.current = id
  }
}
