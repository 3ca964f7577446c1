import { useEffect } from 'react'
import { bringParts } from './visit-parts.ts'

/** Until what Oggi itself shows late is there: a start that is tapped sooner would wait behind this. */
const quietMs = 3000

/**
 * Brings the code of a visit that goes on, the page first and all at once. Only code: nothing of a client is asked for
 * before. What fails is asked for again on the visit's page.
 */
export const bringVisit = (): Promise<unknown> =>
  Promise.allSettled([import('./TaskScreen.tsx'), bringParts()])

/** The same while nobody waits for it, to whoever has a visit at hand that she may begin. */
export function useVisitSoon(isAhead: boolean): void {
  useEffect(() => {
    if (!isAhead) return undefined
    const waiting = setTimeout(() => void bringVisit(), quietMs)
    return () => clearTimeout(waiting)
  }, [isAhead])
}
