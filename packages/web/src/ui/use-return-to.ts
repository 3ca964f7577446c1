import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { LinkTarget } from '../pages/link-target.ts'

/**
 * Leads to where the address of a form asks to go once it is saved, as the set-up does, never out of the program; null
 * where it asks for nothing.
 */
export function useAskedReturn(): (() => void) | null {
  const router = useRouter()
  const history = router.history as RouterHistory
  // As it was when the form was opened.
  const [redirect] = useState(() => (router.state.location.search as { redirect?: unknown }).redirect)
  return typeof redirect === 'string' ? () => history.replace(returnPage(redirect)) : null
}

/**
 * Back to the page that a form was opened from, perhaps to one place of it. Where that page lies one step back, it
 * is shown again: one press on Back then leaves it, and never opens the form that has done its work. Where the form's
 * address names a `redirect`, as the set-up does, it leads there instead, never out of the program.
 */
export function useReturnTo(page: LinkTarget): (hash?: string) => void {
  const router = useRouter()
  const history = router.history as RouterHistory
  const lead = useAskedReturn()
  return hash => {
    if (lead) return lead()
    const place = hash === undefined ? page : { ...page, hash }
    const { pathname } = router.buildLocation(place)
    const show = (replace: boolean): void => void router.navigate({ ...place, replace })
    if (!history.canGoBack()) return show(true)
    const stop = history.subscribe(({ location }) => {
      stop()
      show(location.pathname === pathname)
    })
    history.back()
  }
}
