import type { ReactNode } from 'react'
import { LoadedPages } from './LoadedPages.tsx'
import type { Pages } from './use-pages.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { List } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'

type Props<Item> = {
  searchLabel: string
  search: string
  onSearch: (words: string) => void
  startsFocused?: boolean
  found: Pages<Item>
  noneFound: string
  listLabel: string
  /** Another way than one of those found. */
  instead?: ReactNode
  children: (item: Item) => ReactNode
}

/** A search in a sheet, with the rows that it finds: ten, then more. */
export function FoundList<Item>({
  searchLabel,
  search,
  onSearch,
  startsFocused = false,
  found,
  noneFound,
  listLabel,
  instead,
  children,
}: Props<Item>) {
  return (
    <Stack gap={12}>
      <SearchField label={searchLabel} value={search} onSearch={onSearch} startsFocused={startsFocused} />
      {instead}
      <LoadedPages
        pages={found}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<p role="status">{noneFound}</p>}
      >
        {items => <List label={listLabel}>{items.map(children)}</List>}
      </LoadedPages>
    </Stack>
  )
}
