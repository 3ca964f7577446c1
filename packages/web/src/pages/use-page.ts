import { useMatch, useParams, useSearch } from '@tanstack/react-router'
import type { Page, ParamName } from './pages.ts'

type Here<Pattern extends string, Search> = { params: Record<ParamName<Pattern>, string>; search: Search }

/**
 * What the address of the open page says.
 * @throws {Error} where another page is open, unless that one stands inside this one as its frame
 */
export function usePage<Pattern extends string, Search>(page: Page<Pattern, Search>): Here<Pattern, Search> {
  const fullPath = useMatch({ strict: false, select: (match: { fullPath: string }) => match.fullPath })
  const params: unknown = useParams({ strict: false })
  const search: unknown = useSearch({ strict: false })
  if (!fullPath.startsWith(page.pattern)) throw new Error(`usePage of ${page.pattern} on ${fullPath}`)
  // The router knows its pages only when it runs: that this one is open makes what it says of this type.
  return { params, search } as Here<Pattern, Search>
}
