import type { ReactNode } from 'react'

/** One thing to look at: a component in one state. `alone`: it covers the page, so it shows only by itself. */
type Entry = { name: string; show: () => ReactNode; alone?: true }

/** What a `*.gallery.tsx` file exports as `gallery`. */
export type Gallery = { title: string; entries: readonly Entry[] }
