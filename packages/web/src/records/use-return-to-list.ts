import type { Id } from '@vicino/domain/wire/id.ts'
import { useRouter } from '@tanstack/react-router'
import type { LinkTarget } from '../ui/link-target.ts'

/**
 * Back to the list, the record that was just written in sight. Where the form was opened from the list, that one is
 * shown again: one press on Back then leaves it.
 */
export function useReturnToList(page: LinkTarget): (recordId: Id) => void {
  const router = useRouter()
  return recordId => {
    const list = { ...page, hash: recordId }
    const { pathname } = router.buildLocation(list)
    const show = (replace: boolean): void => void router.navigate({ ...list, replace })
    if (!router.history.canGoBack()) return show(true)
    const stop = router.history.subscribe(({ location }) => {
      stop()
      show(location.pathname === pathname)
    })
    router.history.back()
  }
}
