import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReadInput } from './call-input.ts'
import type { Failure } from './failure.ts'
import { readQuery } from './read-query.ts'

type Options = {
  /** False: not asked yet, for example because a search has no word. */
  when?: boolean
  /** Keeps the last answer in sight while the next one of a search or page is on its way. */
  keepLast?: boolean
  /** Asks again whenever what shows it opens: what it counts is written on many other pages. */
  anew?: boolean
}

/** Reads an endpoint and keeps its answer, per dossier. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
  { when = true, keepLast = false, anew = false }: Options = {},
): UseQueryResult<AnswerOf<E>, Failure> {
  return useQuery<AnswerOf<E>, Failure>({
    ...readQuery(endpoint, input),
    enabled: when,
    ...(anew ? { refetchOnMount: 'always' as const } : {}),
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  })
}
