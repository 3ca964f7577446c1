import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { Page } from '@vicino/domain/wire/page.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallInput, LooseInput, ReadInput } from './call-input.ts'
import type { Failure } from './failure.ts'
import { queryKey } from './query-key.ts'

/** How far a list has been read. */
export type Paged = {
  /** How many there are in all; beyond 1,000 only "more". */
  total: number
  more: boolean
  loading: boolean
  loadingMore: boolean
  failure: Failure | null
  showMore: () => void
  retry: () => void
}

export type Pages<Item> = Paged & { items: Item[] }

type Answer<E extends Endpoint> = AnswerOf<E> & Pick<Page<unknown>, 'page' | 'total' | 'more'>

/** Reads what an endpoint answers in pages: the first, then more. */
export function useAnswers<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
): Paged & { answers: Answer<E>[] } {
  const loose: LooseInput = input
  const read = useInfiniteQuery<Answer<E>, Failure, Answer<E>[], readonly unknown[], number>({
    queryKey: [...queryKey(endpoint, loose), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...loose.query, page: pageParam }
      const answer: unknown = await call(endpoint, { ...loose, query } as unknown as CallInput<E>, signal)
      return answer as Answer<E>
    },
    initialPageParam: 1,
    meta: { entity: endpoint.entity },
    getNextPageParam: last => (last.more ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages,
  })
  return {
    answers: read.data ?? [],
    total: read.data?.[0]?.total ?? 0,
    more: read.hasNextPage,
    loading: read.isPending,
    loadingMore: read.isFetchingNextPage,
    failure: read.error,
    showMore: () => void read.fetchNextPage(),
    retry: () => void read.refetch(),
  }
}

type ItemOf<E extends Endpoint> = AnswerOf<E> extends Page<infer Item> ? Item : never

/** Reads a paged list: ten first, then more. */
export function usePages<E extends Endpoint>(endpoint: E, input: ReadInput<E>): Pages<ItemOf<E>> {
  const { answers, ...paged } = useAnswers(endpoint, input)
  const pages: readonly unknown[] = answers
  return { items: pages.flatMap(page => (page as Page<ItemOf<E>>).items), ...paged }
}
