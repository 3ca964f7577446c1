import type { May, Thing } from '@vicino/domain/access/need-to-know.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** An export under way: whose dossier, when, by whom and why, and what she may know of it. */
export type Exporting = {
  dossier: DossierId
  /** The client's name. */
  client: string
  author: Author
  /** How the business of the author is called. */
  business: string
  reason: string
  now: Instant
  today: Day
  may: May
  knows: (thing: Thing) => boolean
}

/** The same within the one snapshot in which all of it is read. */
export type Snapshot = Exporting & { tx: Tx }
