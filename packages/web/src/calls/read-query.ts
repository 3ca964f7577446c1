import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { call } from './call.ts'
import type { CallInput, LooseInput, ReadInput } from './call-input.ts'
import { type QueryKey, queryKey } from './query-key.ts'

type ReadQuery<E extends Endpoint> = {
  queryKey: QueryKey
  queryFn: (asked: { signal: AbortSignal }) => Promise<AnswerOf<E>>
  meta: { entity: E['entity']; answer: E['answer'] }
}

/** A read of an endpoint as the cache knows it: who reads the same finds the same answer. */
export function readQuery<E extends Endpoint>(endpoint: E, input: ReadInput<E>): ReadQuery<E> {
  const loose: LooseInput = input
  return {
    queryKey: queryKey(endpoint, loose),
    queryFn: ({ signal }) => call(endpoint, input as CallInput<E>, signal),
    meta: { entity: endpoint.entity, answer: endpoint.answer },
  }
}
