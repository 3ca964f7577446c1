import type { AnswerOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { useEffect } from 'react'
import type { ReadInput } from './call-input.ts'
import type { Read } from './Loaded.tsx'
import { usePages } from './use-pages.ts'

type ItemOf<E extends Endpoint> = AnswerOf<E> extends ListPage<infer Item> ? Item : never

/** Reads a paged list to its end, so that a search answers with every letter; its first page comes at once. */
export function useWholeList<E extends Endpoint>(endpoint: E, input: ReadInput<E>): Read<ItemOf<E>[]> {
  const { more, loadingMore, showMore, ...list } = usePages(endpoint, input)
  useEffect(() => {
    if (more && !loadingMore) showMore()
  }, [more, loadingMore, showMore])
  return list
}
