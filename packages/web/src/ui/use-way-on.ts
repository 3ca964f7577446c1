import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { comingBack } from '../pages/coming-back.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { askedIn } from './use-asked-back.ts'

/** A way further on that leads back to where the address of this page asks to; the way alone where it asks for nothing. */
export function useWayOn(): (link: LinkTarget) => LinkTarget {
  const history = useRouter().history as RouterHistory
  return link => {
    const asked = askedIn(history)
    return asked === null ? link : comingBack(link, asked)
  }
}
