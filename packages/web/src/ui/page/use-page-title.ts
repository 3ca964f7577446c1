import { useRouterState } from '@tanstack/react-router'
import { createContext, type RefObject, use, useEffect } from 'react'
import { dialogIsOpen } from '../dialog-is-open.ts'

/**
 * Whose the pages are, in a few letters that tell two tabs apart and name nobody. Titles stay in the history of a phone
 * that several people use: they say what kind of page it was, never a name and never what was written.
 */
export const TitleOwnerContext = createContext<string | null>(null)

let lastPath: string | undefined

/**
 * Names the document after the kind of page, and hands the focus to its heading after each change of page, so that
 * a screen reader speaks where one has come to. The first page of a visit, an open dialog and a field that
 * already has the cursor keep what they have.
 * @param kind null where another page is the one that is open
 */
export function usePageTitle(kind: string | null, heading: RefObject<HTMLHeadingElement | null>): void {
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })

  const owner = use(TitleOwnerContext)

  useEffect(() => {
    if (kind === null) return
    document.title = [kind, owner, 'Vicino'].filter(Boolean).join(' · ')
  }, [kind, owner])

  const isOpen = kind !== null
  useEffect(() => {
    if (!isOpen) return
    const moved = lastPath !== undefined && lastPath !== path
    lastPath = path
    const typing =
      document.activeElement?.closest('main') && document.activeElement.matches('input, textarea, select')
    if (moved && !typing && !dialogIsOpen()) heading.current?.focus({ preventScroll: true })
  }, [path, heading, isOpen])
}
