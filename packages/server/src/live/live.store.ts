import { mayKnow, type Thing, thingNamed } from '@vicino/domain/access/need-to-know.ts'
import { holds } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { thingOfForm } from '@vicino/domain/drafts/form-kinds.ts'
import type { LiveChange, LiveEvent, LivePresence } from '@vicino/domain/live/live.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Later, Tx } from '../db/tenant.ts'
import { knownWithin } from '../http/dossier-access.ts'

/** Where processes tell each other, by ids alone, that something was committed. */
export const liveChannel = 'vicino_live'

/** What one business is told at once. */
export type Announcement = { business: Id; changes: LiveEvent[] }

/** The database carries at most 8,000 bytes in one message; a change takes about a hundred. */
const changesAtOnce = 60

type Row = { action?: unknown; result?: unknown; entity_type?: unknown; dossier_id?: unknown }

/** Tells all processes what the rows of the audit log changed, each thing once, with the end of the transaction. */
export function announce(tx: Tx, later: Later, business: Id, rows: readonly Row[]): void {
  const told = rows.filter(isChange).flatMap(row => [row, ...changedWith(row)])
  const changes = [...new Map(told.map(row => [keyOf(row), changeOf(row)])).values()]
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
/** Who has left, stays or comes back changes whose the visits are, also for who may read neither. */
const changedWith = ({ entity_type, ...row }: Row): Row[] =>
  entity_type === 'employment' || row.action === 'invitation_accepted'
    ? [{ ...row, entity_type: 'task', dossier_id: null }]
    : []
const changeOf = ({ entity_type, dossier_id }: Row): LiveChange => ({
  kind: String(entity_type),
  dossierId: (dossier_id as Id | null) ?? null,
})
const keyOf = ({ entity_type, dossier_id }: Row): string => `${String(entity_type)} ${String(dossier_id)}`

/** What an event speaks of; what nobody has said who may read is told to nobody. */
const thingOf = (event: LiveEvent): Thing | undefined =>
  'user' in event ? thingOfForm(event.form) : thingNamed(event.kind)

/** Those of the events that the author may hear, each as far as she may know what it speaks of. */
export async function eventsFor(
  tx: Tx,
  author: Author,
  events: readonly LiveEvent[],
  today: Day,
): Promise<LiveEvent[]> {
  const things = [...new Set(events.flatMap(event => thingOf(event) ?? []))]
  const known = await listKnown(tx, author, things, dossiersOf(events), today)
  const anywhere = (thing: Thing) => mayKnow(permission => holds(author, permission, 'read'), thing)
  return events.flatMap((event): LiveEvent[] => {
    const thing = thingOf(event)
    if (!thing || !anywhere(thing)) return []
    if (event.dossierId === null || known.get(event.dossierId)?.includes(thing)) return [event]
    // Whoever is taken off a visit may lose the dossier with it, and still has to see that her day has changed.
    return event.kind === 'task' ? [{ ...event, dossierId: null }] : []
  })
}

const dossiersOf = (events: readonly LiveEvent[]): Id[] => [
  ...new Set(events.flatMap(({ dossierId }) => dossierId ?? [])),
]

/** Which of the things the author may know of in each of the dossiers. */
async function listKnown(
  tx: Tx,
  author: Author,
  things: readonly Thing[],
  dossiers: readonly Id[],
  today: Day,
): Promise<ReadonlyMap<Id, readonly Thing[]>> {
  if (things.length === 0 || dossiers.length === 0) return new Map()
  const columns = things
    .map(thing => tx`case when ${knownWithin(tx, author, thing, 'd._id', today)} then ${thing} end`)
    .reduce((one, other) => tx`${one}, ${other}`)
  const rows = await tx<{ _id: Id; known: Thing[] }[]>`
    select d._id, array_remove(array[${columns}]::text[], null) as known from dossier d
    where d._id = any(${[...dossiers]}::uuid[])`
  return new Map(rows.map(({ _id, known }) => [_id, known]))
}
