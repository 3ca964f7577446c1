import type { ReactNode } from 'react'
import { SearchField } from '../fields/SearchField.tsx'
import classes from './List.module.css'
import { List } from './List.tsx'
import { LoadError, type ShownFailure } from './LoadError.tsx'
import { LoadMore } from './LoadMore.tsx'
import { RowsSkeleton } from './Skeleton.tsx'

type Found = {
  items: readonly unknown[]
  total: number
  more: boolean
  loading: boolean
  loadingMore: boolean
  failure: ShownFailure | null
  showMore: () => void
  retry: () => void
}

type Props = {
  searchLabel: string
  search: string
  onSearch: (words: string) => void
  startsFocused?: boolean
  found: Found
  noneFound: string
  listLabel: string
  /** Another way than one of those found. */
  instead?: ReactNode
  children: ReactNode
}

/** A search in a sheet, with the rows that it finds: ten, then more. */
export function FoundList({
  searchLabel,
  search,
  onSearch,
  startsFocused = false,
  found,
  noneFound,
  listLabel,
  instead,
  children,
}: Props) {
  const { items, total, more, loading, loadingMore, failure, showMore, retry } = found
  return (
    <div className={classes.found}>
      <SearchField label={searchLabel} value={search} onSearch={onSearch} startsFocused={startsFocused} />
      {instead}
      {failure && items.length === 0 && <LoadError failure={failure} onRetry={retry} />}
      {loading && <RowsSkeleton rows={4} />}
      {!loading && !failure && items.length === 0 && <p role="status">{noneFound}</p>}
      {items.length > 0 && <List label={listLabel}>{children}</List>}
      <LoadMore shown={items.length} total={total} more={more} loading={loadingMore} onMore={showMore} />
    </div>
  )
}
