import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallInput, LooseInput, ReadInput } from './call-input.ts'
import type { Failure } from './failure.ts'
import type { Read } from './Loaded.tsx'
import { queryKey } from './query-key.ts'

/** A list that is read in pages, as far as it has been read. */
export type Pages<Item> = Read<Item[]> & {
  /** How many there are in all; beyond 1,000 only "more". */
  total: number
  more: boolean
  loadingMore: boolean
  /** Why the next page did not come, where it was asked for last. */
  moreError: Failure | null
  showMore: () => void
}

type Answer<E extends Endpoint> = AnswerOf<E> & Pick<ListPage<unknown>, 'page' | 'total' | 'more'>

/** Reads what an endpoint answers in pages: the first, then more. */
export function useAnswers<E extends Endpoint>(endpoint: E, input: ReadInput<E>): Pages<Answer<E>> {
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
    data: read.data,
    error: read.error,
    refetch: read.refetch,
    total: read.data?.[0]?.total ?? 0,
    more: read.hasNextPage,
    loadingMore: read.isFetchingNextPage,
    moreError: read.isFetchNextPageError ? read.error : null,
    showMore: () => void read.fetchNextPage(),
  }
}

type ItemOf<E extends Endpoint> = AnswerOf<E> extends ListPage<infer Item> ? Item : never

/** Reads a paged list: ten first, then more. */
export function usePages<E extends Endpoint>(endpoint: E, input: ReadInput<E>): Pages<ItemOf<E>> {
  const { data, ...pages } = useAnswers(endpoint, input)
  const answers: readonly unknown[] | undefined = data
  return { ...pages, data: answers?.flatMap(answer => (answer as ListPage<ItemOf<E>>).items) }
}
