/** Until what Oggi itself shows late is there: a start that is tapped sooner would wait behind this. */
const quietMs = 3000

/**
 * Brings the code of a visit that goes on, the page first and all at once. Only code: nothing of a client is asked for
 * before. What fails is asked for again on the visit's page.
 */
export async function bringVisit(): Promise<void> {
  const page = import('./TaskScreen.tsx')
  const parts = [
    import('../../surveillance/quick/QuickReadingScreen.tsx'),
    import('../../dossiers/head/DossierShell.tsx'),
    import('./carried-out.ts'),
  ]
  await Promise.allSettled([page, ...parts])
  await page.then(({ bringParts }) => bringParts()).catch(() => undefined)
}

/**
 * The same while nobody waits for it, to whoever has a visit at hand.
 * @returns what calls it off
 */
export function bringVisitSoon(): () => void {
  const waiting = setTimeout(() => void bringVisit(), quietMs)
  return () => clearTimeout(waiting)
}
