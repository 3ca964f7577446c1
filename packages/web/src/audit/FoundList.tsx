import type { ReactNode } from 'react'
import type { Pages } from '../calls/use-pages.ts'
import { List } from '../ui/page/List.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { LoadMore } from '../ui/page/LoadMore.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Audit.module.css'

type Props = {
  searchLabel: string
  search: string
  onSearch: (words: string) => void
  found: Pages<unknown>
  noneFound: string
  listLabel: string
  children: ReactNode
}

/** A search in a sheet, with what it finds: ten, then more. */
export function FoundList({ searchLabel, search, onSearch, found, noneFound, listLabel, children }: Props) {
  const none = !found.loading && !found.failure && found.items.length === 0
  return (
    <div className={classes.search}>
      <SearchField label={searchLabel} value={search} onSearch={onSearch} />
      {found.failure && <LoadError failure={found.failure} onRetry={found.retry} />}
      {found.loading && <RowsSkeleton rows={4} />}
      {none && <p>{noneFound}</p>}
      {found.items.length > 0 && <List label={listLabel}>{children}</List>}
      <LoadMore
        shown={found.items.length}
        total={found.total}
        more={found.more}
        loading={found.loadingMore}
        onMore={found.showMore}
      />
    </div>
  )
}
