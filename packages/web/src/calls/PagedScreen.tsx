import type { ComponentProps } from 'react'
import { type LoadedPages, PagedRows } from './LoadedPages.tsx'
import { Screen } from './Screen.tsx'

type Props<Item> = Omit<ComponentProps<typeof Screen<Item[]>>, 'read' | 'children'> &
  ComponentProps<typeof LoadedPages<Item>>

/** A screen over a paged list: the states of every screen, empty, and how many of how many with the way to more. */
export function PagedScreen<Item>({ pages, empty, rowsOf, children, ...screen }: Props<Item>) {
  return (
    <Screen<Item[]> {...screen} read={pages}>
      {items => (
        <PagedRows pages={pages} items={items} empty={empty} {...(rowsOf && { rowsOf })}>
          {children}
        </PagedRows>
      )}
    </Screen>
  )
}
