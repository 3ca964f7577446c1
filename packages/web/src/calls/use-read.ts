import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { BarredContext, barredRead } from './barred.ts'
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

/** Reads an endpoint and keeps its answer, per dossier; of a page that is not for its reader nothing. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
  { when = true, keepLast = false, anew = false }: Options = {},
): UseQueryResult<AnswerOf<E>, Failure> {
  const isBarred = use(BarredContext)
  const query = useQuery<AnswerOf<E>, Failure>({
    ...readQuery(endpoint, input),
    enabled: when && !isBarred,
    ...(anew ? { refetchOnMount: 'always' as const } : {}),
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  })
  return isBarred ? ({ ...query, ...barredRead() } as UseQueryResult<AnswerOf<E>, Failure>) : query
}
