import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { comingBack } from '../pages/coming-back.ts'
import type { LinkTarget } from '../pages/link-target.ts'

const askedIn = ({ location }: RouterHistory): string | null =>
  new URLSearchParams(location.search).get('redirect')

/** Where the address of a page asks its way back to lead, as a checklist does; undefined where it asks for nothing. */
export function useAskedBack(): LinkTarget | undefined {
  const history = useRouter().history as RouterHistory
  const asked = askedIn(history)
  if (asked === null) return undefined
  const [to = '', query] = returnPage(asked).split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}

/** A way further on that leads back to where the address of this page asks to; the way alone where it asks for nothing. */
export function useWayOn(): (link: LinkTarget) => LinkTarget {
  const history = useRouter().history as RouterHistory
  return link => {
    const asked = askedIn(history)
    return asked === null ? link : comingBack(link, asked)
  }
}
