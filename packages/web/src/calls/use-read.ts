import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallInput, LooseInput, ReadInput } from './call-input.ts'
import type { Failure } from './failure.ts'
import { queryKey } from './query-key.ts'

type Options = {
  /** False: not asked yet, for example because a search has no word. */
  when?: boolean
  /** Keeps the last answer in sight while the next one of a search or page is on its way. */
  keepLast?: boolean
}

/** Reads an endpoint and keeps its answer, per dossier. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
  { when = true, keepLast = false }: Options = {},
): UseQueryResult<AnswerOf<E>, Failure> {
  const loose: LooseInput = input
  return useQuery<AnswerOf<E>, Failure>({
    queryKey: queryKey(endpoint, loose),
    queryFn: ({ signal }) => call(endpoint, input as CallInput<E>, signal),
    enabled: when,
    meta: { entity: endpoint.entity },
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  })
}
