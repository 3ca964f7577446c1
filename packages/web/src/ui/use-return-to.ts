import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type { LinkTarget } from '../pages/link-target.ts'

/**
 * Back to the page that a form was opened from, perhaps to one place of it. Where that page lies one step back, it
 * is shown again: one press on Back then leaves it, and never opens the form that has done its work.
 */
export function useReturnTo(page: LinkTarget): (hash?: string) => void {
  const router = useRouter()
  const history = router.history as RouterHistory
  return hash => {
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
