import { late } from '../../ui/late.ts'

// What a visit that goes on shows at once. Most tasks that are opened are none, and what a part needs must not wait for
// the others. The build reads these lines, and those of later-parts.ts.
export const HeadOfDossier = late(
  async () => (await import('../../dossiers/head/DossierShell.tsx')).HeadOfDossier,
)
export const VisitVitals = late(
  async () => (await import('../../surveillance/quick/QuickReadingScreen.tsx')).VisitVitals,
)
export const DosesAtVisit = late(async () => (await import('./carried-out.ts')).DosesAtVisit)
export const OfferedServices = late(async () => (await import('./carried-out.ts')).OfferedServices)

/** Brings what a visit that goes on shows at once: it then stands there with its page, and reads with it. */
export const bringParts = (): Promise<unknown> =>
  Promise.allSettled([HeadOfDossier, VisitVitals, DosesAtVisit, OfferedServices].map(({ bring }) => bring()))
