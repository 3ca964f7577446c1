import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { useMemo, useState } from 'react'
import type { Failure } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'
import { type OpenDossier, openDossier } from '../../session/dossier.ts'

export type OpenedDossier = {
  /** Undefined as long as it is read, and where it is not hers to read. */
  dossier: OpenDossier | undefined
  error: Failure | null
  refetch: () => unknown
  showsWarnings: boolean
  closeWarnings: () => void
}

/** The dossier of a page that stands in one, or that writes into one. */
export function useOpenedDossier(dossierId: string, cameForWarnings = false): OpenedDossier {
  const { data: head, error, refetch } = useRead(getDossier, { params: { dossierId } })
  const [showsWarnings, setShowsWarnings] = useState(cameForWarnings)
  const dossier = useMemo(
    () => head && openDossier(head, { showWarnings: () => setShowsWarnings(true) }),
    [head],
  )
  return { dossier, error, refetch, showsWarnings, closeWarnings: () => setShowsWarnings(false) }
}
