import { useMatch, useParams, useSearch } from '@tanstack/react-router'
import { use } from 'react'
import { ListBesideContext } from './list-beside.ts'
import type { LinkedPage, ParamName } from './pages.ts'

type Here<Pattern extends string, Search> = { params: Record<ParamName<Pattern>, string>; search: Search }

/**
 * What the address of the open page says; of a list that stands beside its record, what it said when it was open.
 * @throws {Error} where another page is open, unless that one stands inside this one as its frame
 */
export function usePage<Pattern extends string, Search>(
  page: LinkedPage<Pattern, Search>,
): Here<Pattern, Search> {
  const fullPath = useMatch({ strict: false, select: (match: { fullPath: string }) => match.fullPath })
  const params: unknown = useParams({ strict: false })
  const asked: unknown = useSearch({ strict: false })
  const list = use(ListBesideContext)
  const isBeside = list?.pattern === page.pattern
  if (!isBeside && !fullPath.startsWith(page.pattern))
    throw new Error(`usePage of ${page.pattern} on ${fullPath}`)
  // The router knows its pages only when it runs: that this one is open makes what it says of this type.
  return { params, search: isBeside ? list.search : asked } as Here<Pattern, Search>
}
