import type { Limits } from '@vicino/domain/surveillance/limits.ts'
import { getLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRead } from '../../calls/use-read.ts'
import { bothRead, type Read } from '../../calls/Loaded.tsx'

/** What was measured together with the client's limits: a mark by other ones would mislead, however short. */
export function useWithLimits<Data>(read: Read<Data>, dossierId: Id): Read<[Data, Limits]> {
  return bothRead(read, useRead(getLimits, { params: { dossierId } }))
}
