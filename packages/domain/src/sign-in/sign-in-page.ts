/** The sign-in is a page of its own, outside the application. */
const page = '/sign-in'

/**
 * What the sign-in page says when it comes back. `1`: refused, for whatever cause; `wait`: too many attempts;
 * `expired`: the second step took too long and the sign-in starts over; `away`: the database does not answer.
 */
export type Refused = '1' | 'wait' | 'expired' | 'away'

/**
 * The address of the sign-in page: the step with the code, the sentence to show, where it leads afterwards. Step
 * and sentence stand in the fragment, by which the page shows them before any script has come: `#refused`,
 * `#wait`, `#expired`, `#away`, `#code`, `#code-refused`.
 */
export function signInPage(show: { step?: 'code'; refused?: Refused; redirect?: string } = {}): string {
  const leads = show.redirect && show.redirect !== '/' ? `?redirect=${encodeURIComponent(show.redirect)}` : ''
  const parts = [show.step, show.refused === '1' ? 'refused' : show.refused]
  const shown = parts.filter(part => part !== undefined).join('-')
  return `${page}${leads}${shown && `#${shown}`}`
}

/**
 * Where somebody lands after signing in. Who asked for nothing is led on to where her role begins; who asked for `home`
 * means Oggi, and the address says so.
 */
export const landingAfter = (redirect: string | null | undefined): string =>
  redirect === 'home' ? '/#home' : returnPage(redirect)

const nowhere = 'http://vicino.invalid'

/**
 * Where a `redirect` leads: a page of this program, otherwise home. `home` is `/`.
 *
 * The address is read as a browser reads it, so that `//elsewhere`, `/\elsewhere` and `/a/..//elsewhere` lead
 * home; calls of the API and the sign-in itself are no pages to land on.
 */
export function returnPage(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, nowhere)) return '/'
  const { origin, pathname, search, hash } = new URL(redirect, nowhere)
  const leads = origin === nowhere && !pathname.startsWith('//')
  return leads && !/^\/(api|sign-in|reset)([/.]|$)/i.test(pathname) ? `${pathname}${search}${hash}` : '/'
}
