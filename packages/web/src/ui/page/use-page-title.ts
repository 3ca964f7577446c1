import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

let lastPath: string | undefined

const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null

/**
 * Names the document after the page, and hands the focus to its heading after each change of page, so that
 * a screen reader speaks where one has come to. The first page of a visit, an open dialog and a field that
 * already has the cursor keep what they have.
 */
export function usePageTitle(title: string, heading: RefObject<HTMLHeadingElement | null>): void {
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })

  useEffect(() => {
    document.title = `${title} · Vicino`
  }, [title])

  useEffect(() => {
    const moved = lastPath !== undefined && lastPath !== path
    lastPath = path
    const typing =
      document.activeElement?.closest('main') && document.activeElement.matches('input, textarea, select')
    if (moved && !typing && !dialogIsOpen()) heading.current?.focus({ preventScroll: true })
  }, [path, heading])
}
