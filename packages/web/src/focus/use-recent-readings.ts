import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { getReadings } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDossier } from '../session/dossier.ts'
import type { Failure } from '../calls/failure.ts'
import { useRead } from '../calls/use-read.ts'

/** How far back readings are offered, and followed. */
const recent = 60

/** The client's newest readings, for whoever may read them. */
export function useRecentReadings(): UseQueryResult<Reading[], Failure> {
  const { _id: dossierId, reads } = useDossier()
  return useRead(
    getReadings,
    { params: { dossierId }, query: { limit: recent } },
    { when: reads('parameters.read') },
  )
}
