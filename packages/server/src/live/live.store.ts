import type { Day } from '@vicino/domain/days/day.ts'
import type { LiveChange, LiveEvent, LivePresence } from '@vicino/domain/live/live.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Later, Tx } from '../db/tenant.ts'
import { withinReach } from '../http/dossier-access.ts'

/** Where processes tell each other, by ids alone, that something was committed. */
export const liveChannel = 'vicino_live'

/** What one business is told at once. */
export type Announcement = { business: Id; changes: LiveEvent[] }

/** The database carries at most 8,000 bytes in one message; a change takes about a hundred. */
const changesAtOnce = 60

type Row = { action?: unknown; result?: unknown; entity_type?: unknown; dossier_id?: unknown }

/** Tells all processes what the rows of the audit log changed, each thing once, with the end of the transaction. */
export function announce(tx: Tx, later: Later, business: Id, rows: readonly Row[]): void {
  const changes = [...new Map(rows.filter(isChange).map(row => [keyOf(row), changeOf(row)])).values()]
  for (let at = 0; at < changes.length; at += changesAtOnce) {
    const announcement: Announcement = { business, changes: changes.slice(at, at + changesAtOnce) }
    later(tx`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`)
  }
}

/** Tells all processes that somebody has a form open, with the end of the transaction. */
export function tellPresence(tx: Tx, later: Later, business: Id, presence: LivePresence): void {
  const announcement: Announcement = { business, changes: [presence] }
  later(tx`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`)
}

const silent = new Set<unknown>(['read', 'print', 'export', 'login', 'login_failed', 'logout'])
const isChange = ({ action, result }: Row): boolean => result === 'ok' && !silent.has(action)
const changeOf = ({ entity_type, dossier_id }: Row): LiveChange => ({
  kind: String(entity_type),
  dossierId: (dossier_id as Id | null) ?? null,
})
const keyOf = ({ entity_type, dossier_id }: Row): string => `${String(entity_type)} ${String(dossier_id)}`

/** Those of the dossiers that the author may know of. */
export async function listKnown(
  tx: Tx,
  author: Author,
  dossiers: readonly Id[],
  today: Day,
): Promise<Set<Id>> {
  if (dossiers.length === 0) return new Set()
  const known = await tx<{ _id: Id }[]>`
    select d._id from dossier d
    where d._id = any(${[...dossiers]}::uuid[]) and ${withinReach(tx, author, 'dossier.list', 'd._id', today)}`
  return new Set(known.map(({ _id }) => _id))
}
