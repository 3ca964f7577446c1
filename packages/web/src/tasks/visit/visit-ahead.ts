const visitPage = () => import('./TaskScreen.tsx')
const values = () => import('../../surveillance/quick/QuickReadingScreen.tsx')
const head = () => import('../../dossiers/head/DossierShell.tsx')
const carriedOut = () => import('./carried-out.ts')

/** Until what Oggi itself shows late is there: a start that is tapped sooner would wait behind this. */
const quietMs = 3000

/**
 * Brings the code of a visit that goes on while nobody waits for it, to whoever has a visit at hand. Only code: nothing
 * of a client is asked for before. What fails is asked for again on the visit's page.
 * @returns what calls it off
 */
export function bringVisitSoon(): () => void {
  const waiting = setTimeout(
    () => void Promise.allSettled([visitPage, values, head, carriedOut].map(bring => bring())),
    quietMs,
  )
  return () => clearTimeout(waiting)
}
