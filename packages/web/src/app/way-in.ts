import type { RouterHistory } from '@tanstack/react-router'
import { pages } from '../pages/pages.ts'

/**
 * Whether the program was opened by its bare address, as after signing in, and may lead on to where its reader begins.
 * Who loads Oggi anew, comes back to it or names a day of it in the address means Oggi, and so does who asked for `home`.
 */
export function isWayIn({ location: { pathname, search, hash } }: RouterHistory): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const again = loaded?.type === 'reload' || loaded?.type === 'back_forward'
  return pathname === pages.today.pattern && search === '' && hash === '' && !again
}
