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
 * To what follows a form, in its place. Who has left the form before it was saved stays where she is: nobody finds
 * herself at another record, perhaps of another client.
 */
export function useGoOn(): (place: LinkTarget & { hash?: string }) => void {
  const router = useRouter()
  const [form] = useState(router.state.location.pathname)
  return place => {
    if (router.state.location.pathname === form) void router.navigate({ ...place, replace: true })
  }
}

/**
 * Back to the page that a form was opened from, perhaps to one place of it. Where that page lies one step back, it
 * is shown again: one press on Back then leaves it, and never opens the form that has done its work. Where the form's
 * address names a `redirect`, as the set-up does, it leads there instead, never out of the program. As for `useGoOn`, only
 * from the form itself.
 */
export function useReturnTo(page: LinkTarget): (hash?: string) => void {
  const router = useRouter()
  const history = router.history as RouterHistory
  const lead = useAskedReturn()
  const [form] = useState(router.state.location.pathname)
  return hash => {
    if (router.state.location.pathname !== form) return
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
