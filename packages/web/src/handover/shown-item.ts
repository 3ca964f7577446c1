import type { Icon } from '@tabler/icons-react'
import type { LinkTarget } from '../pages/link-target.ts'

/** How an item is told: the record's own words, and where it is read. */
export type ShownItem = { icon: Icon; title: string; what: string; detail: string; link: LinkTarget }
