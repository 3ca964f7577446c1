import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type { LinkTarget } from '../pages/link-target.ts'

/** The address to which the address of a page asks to lead back, as it stands there. */
export const askedIn = ({ location }: RouterHistory): string | null =>
  new URLSearchParams(location.search).get('redirect')

/** Where the address of a page asks its way back to lead, as a checklist does; undefined where it asks for nothing. */
export function useAskedBack(): LinkTarget | undefined {
  const history = useRouter().history as RouterHistory
  const asked = askedIn(history)
  if (asked === null) return undefined
  const [to = '', query] = returnPage(asked).split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
