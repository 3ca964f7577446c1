import type { ReactNode } from 'react'
import { Loaded } from './Loaded.tsx'
import type { Pages } from './use-pages.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { LoadMore } from '../ui/page/LoadMore.tsx'

type RowsProps<Item> = {
  pages: Pages<Item>
  /** Stands where there is nothing to list. */
  empty: ReactNode
  /** How many rows these are, where an item holds several. */
  rowsOf?: (items: readonly Item[]) => number
  children: (items: Item[]) => ReactNode
}

type Props<Item> = RowsProps<Item> & { skeleton?: ReactNode }

/**
 * A paged list in all its states: on its way, failed, empty, or there with how many of how many and the way to more.
 * Pages that stand stay when the next one fails; why is said below them.
 */
export function LoadedPages<Item>({ skeleton, ...rows }: Props<Item>) {
  return (
    <Loaded read={rows.pages} skeleton={skeleton}>
      {items => <PagedRows {...rows} items={items} />}
    </Loaded>
  )
}

/** What has been read of a paged list, or that there is nothing. */
export function PagedRows<Item>({
  pages: { total, more, loadingMore, moreError, showMore },
  items,
  empty,
  rowsOf = ({ length }) => length,
  children,
}: RowsProps<Item> & { items: Item[] }) {
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      {moreError && <LoadError failure={moreError} onRetry={showMore} />}
      <LoadMore shown={rowsOf(items)} total={total} more={more} loading={loadingMore} onMore={showMore} />
    </>
  )
}
