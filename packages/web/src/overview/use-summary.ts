import type { DossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { getDossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import { useEffect, useEffectEvent } from 'react'
import { useWindows } from '../administrations/use-windows.ts'
import type { Read } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { now, useClock } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'

/** How the client of the open dossier is: one read for all parts of the first page that tell of it. */
export function useSummary(): Read<DossierSummary> {
  const { _id: dossierId } = useDossier()
  return useRead(getDossierSummary, { params: { dossierId } }, { anew: true })
}

/** Reads it anew where the page stands open while the time of a dose begins or is over. */
export function useSummaryAtItsTime({ data, refetch }: Read<DossierSummary>): void {
  const windows = useWindows()
  const clock = useClock()
  const isBehind = data?.doses?.some(
    ({ day, moment, time }) => timeOfDose(day, moment, windows, now()) !== time,
  )
  const readAnew = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isBehind) readAnew()
  }, [isBehind, clock])
}
