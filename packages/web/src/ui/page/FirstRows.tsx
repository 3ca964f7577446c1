import { type ReactNode, useState } from 'react'
import { LoadMore } from './LoadMore.tsx'

type Props<Item> = {
  items: readonly Item[]
  /** How many are in sight at first; half as many more are not put off. */
  first: number
  /** All of them at once, as while some of them are being chosen. */
  whole?: boolean
  children: (items: readonly Item[]) => ReactNode
}

/** How many come in sight with each press. */
const moreRows = 50

/** Of rows that were read to their end the first ones, then more: a long list doesn't push what follows out of sight. */
export function FirstRows<Item>({ items, first, whole = false, children }: Props<Item>) {
  const [atMost, setAtMost] = useState(first)
  const shown = whole || items.length <= 1.5 * atMost ? items : items.slice(0, atMost)
  return (
    <>
      {children(shown)}
      <LoadMore
        shown={shown.length}
        total={items.length}
        more={shown.length < items.length}
        loading={false}
        onMore={() => setAtMost(atMost + moreRows)}
      />
    </>
  )
}
