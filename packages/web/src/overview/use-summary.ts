import type { DossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { getDossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import type { Read } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'

/** How the client of the open dossier is: one read for all parts of the first page that tell of it. */
export function useSummary(): Read<DossierSummary> {
  const { _id: dossierId } = useDossier()
  return useRead(getDossierSummary, { params: { dossierId } }, { anew: true })
}
