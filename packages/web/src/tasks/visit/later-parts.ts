import { late } from '../../ui/late.ts'

// What comes to a visit a little after it stands there.
export const VisitFocus = late(async () => (await import('../../focus/NewFocusEventScreen.tsx')).VisitFocus)
export const AskedOfVisit = late(async () => (await import('./AskedOfVisit.tsx')).AskedOfVisit)

/** Mostly nothing is open of a client. */
export const OpenDosesOfDossier = late(
  async () => (await import('../../administrations/open/OpenDosesOfDossier.tsx')).OpenDosesOfDossier,
)
