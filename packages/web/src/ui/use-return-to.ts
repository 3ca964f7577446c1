import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { LinkTarget } from '../pages/link-target.ts'
import { useGoOn, useIsHere } from './use-go-on.ts'

/**
 * Leads to where the address of a page asks to go once its work is done, as the set-up does, never out of the program;
 * where it asks for nothing, as it is told. As for `useGoOn`, only from the page itself.
 */
function useAskedFirst(): (goOn: () => void) => void {
  const router = useRouter()
  const history = router.history as RouterHistory
  const isHere = useIsHere()
  // As it was when the page was opened.
  const [redirect] = useState(() => (router.state.location.search as { redirect?: unknown }).redirect)
  return goOn => {
    if (!isHere()) return
    if (typeof redirect === 'string') history.replace(returnPage(redirect))
    else goOn()
  }
}

/** On to a place, as `useGoOn`, unless the address asks for another; without a place she stays. */
export function useLeadOn(): (place?: LinkTarget) => void {
  const askedFirst = useAskedFirst()
  const goOn = useGoOn()
  return place => askedFirst(() => place && goOn(place))
}

/**
 * Back to the page that a form was opened from, perhaps to one place of it, unless its address asks for another. Where
 * that page lies one step back, it is shown again: one press on Back then leaves it, and never opens the form that has
 * done its work. The browser steps back in its own time: whoever went elsewhere before it did is there after it.
 */
export function useReturnTo(page: LinkTarget): (hash?: string) => void {
  const router = useRouter()
  const history = router.history as RouterHistory
  const askedFirst = useAskedFirst()
  const back = (place: LinkTarget): void => {
    const { pathname } = router.buildLocation(place)
    const show = (replace: boolean): void => void router.navigate({ ...place, replace })
    if (!history.canGoBack()) return show(true)
    let elsewhere: string | undefined
    const stop = history.subscribe(({ location, action }) => {
      if (action.type === 'PUSH') elsewhere = location.href
      if (action.type === 'PUSH' || action.type === 'REPLACE') return
      stop()
      if (elsewhere === undefined) show(location.pathname === pathname)
      else history.replace(elsewhere)
    })
    history.back()
  }
  return hash => askedFirst(() => back(hash === undefined ? page : { ...page, hash }))
}
