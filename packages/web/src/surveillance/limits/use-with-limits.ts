import type { Limits } from '@vicino/domain/surveillance/limits.ts'
import { getLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Failure } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'

type WithLimits<Data> = {
  /** Null until both are known. */
  shown: { data: Data; limits: Limits } | null
  error: Failure | null
  retry: () => void
}

/** What was measured together with the client's limits: a mark by other ones would mislead, however short. */
export function useWithLimits<Data>(read: UseQueryResult<Data, Failure>, dossierId: Id): WithLimits<Data> {
  const limits = useRead(getLimits, { params: { dossierId } })
  return {
    shown: read.data === undefined || !limits.data ? null : { data: read.data, limits: limits.data },
    error: read.error ?? limits.error,
    retry: () => {
      void read.refetch()
      void limits.refetch()
    },
  }
}
