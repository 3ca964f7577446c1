import { type HeldPermission, isHeld } from '@vicino/domain/access/held-permissions.ts'
import { type ClientVisit, namesOfVisit } from '@vicino/domain/tasks/visit-under-way.ts'
import { fillPath } from '@vicino/domain/wire/endpoint.ts'
import { useEffect } from 'react'
import { readAhead } from '../../calls/read-ahead.ts'
import { readsOfVisit } from '../../pages/visit-reads.ts'
import { bringAhead } from '../../ui/bring-code.ts'
import { bringParts } from './visit-parts.ts'

/** Until what Oggi itself shows late is there: a start that is tapped sooner would wait behind this. */
const quietMs = 3000

/**
 * Brings the code of a visit that goes on, the page first and all at once. Only code: nothing of a client is asked for
 * before. What fails is asked for again on the visit's page.
 */
export const bringVisit = (): Promise<unknown> =>
  Promise.allSettled([bringAhead(() => import('./TaskScreen.tsx')), bringParts()])

/** The same while nobody waits for it, to whoever has a visit at hand that she may begin. */
export function useVisitSoon(isAhead: boolean): void {
  useEffect(() => {
    if (!isAhead) return undefined
    const waiting = setTimeout(() => void bringVisit(), quietMs)
    return () => clearTimeout(waiting)
  }, [isAhead])
}

/** The same right behind a start that was sent: on a slow line its answer is as long on its way as the first files. */
export function useVisitBegun(isBeginning: boolean): void {
  useEffect(() => {
    if (!isBeginning) return undefined
    const sent = setTimeout(() => void bringVisit())
    return () => clearTimeout(sent)
  }, [isBeginning])
}

/** Asks for what a visit reads first, once it has begun: the answers come while its code is still on its way. */
export function readVisitAhead(visit: ClientVisit, held: readonly HeldPermission[]): void {
  const names = namesOfVisit(visit)
  for (const { address, permission } of readsOfVisit)
    if (permission === 'signed_in' || permission === 'anyone' || isHeld(held, permission, 'read'))
      readAhead(fillPath(address, names))
}
