import { activityKinds } from '@vicino/domain/activity/activity.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Acceptance } from '@vicino/domain/handover/acceptance.ts'
import { acceptedShownDays, handedOverDays, type HandoverItem } from '@vicino/domain/handover/handover.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { countedAtMost, type ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import { type Author, signatureOf } from '../access/author.ts'
import { type News, payloadTold } from '../activity/activity.store.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import { insertRows } from '../db/insert-rows.ts'
import { isoOf } from '../db/iso-of.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'

type Asking = { author: Author; today: Day; now: Instant }

/** What a reader may see of each kind, on the clients of her reach. */
const isReadable = (tx: Tx, { author, today }: Asking): Fragment =>
  activityKinds
    .map(
      ({ value, thing }) =>
        tx`(l.data_model = ${value} and ${knownWithin(tx, author, thing, 'l.dossier_id', today)})`,
    )
    .reduce((one, other) => tx`${one} or ${other}`)

/**
 * Whether no later line of the same record takes the place of the line `l`: a correction hands over anew, or takes it back. What only
 * tells on, how a dose worked, takes no place.
 */
export const isLastLine = (tx: Tx): Fragment => tx`
  not exists (
    select from activity later
    where later.entity_id = l.entity_id and later.payload ->> '_id' is not distinct from l.payload ->> '_id'
      and later.action <> 'continued'
      and (later.created_at, later._id) > (l.created_at, l._id)
  )`

/** The lines that are handed over now. Those that were taken over stay for some days; a closed dossier has none. */
const handedOver = (tx: Tx, asking: Asking): Fragment => tx`
  activity l join dossier d on d._id = l.dossier_id left join acceptance a on a.log_id = l._id
  where l.handover and l.created_at > ${asking.now}::timestamptz - ${`${handedOverDays} days`}::interval
    and d.status <> 'closed' and (${isReadable(tx, asking)}) and ${isLastLine(tx)}
    and (
      a.log_id is null
      or a.accepted_at > ${asking.now}::timestamptz - ${`${acceptedShownDays} days`}::interval
    )`

/** One page of what is handed over, what nobody has taken over yet first, then the newest. */
export async function listHandover(
  tx: Tx,
  asking: Asking,
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<HandoverItem> & { waiting: number }> {
  const { author, today } = asking
  const mayRead = knownWithin(tx, author, 'administration.measured', 'l.dossier_id', today)
  const items = tx<HandoverItem[]>`
    select l._id, l.data_model as "dataModel", l.entity_id as "entityId", l.action, l.author as "stakeholderId",
      ${payloadTold(tx, 'l', mayRead)} as "populatedData", l.focus_topic_id as "focusTopicId", l.handover, l.created_at as "createdAt",
      l.dossier_id as "dossierId",
      ${namedClient(tx)} as client,
      d.birthday,
      (select n.named from handover_name n where n.log_id = l._id) as named, ${acceptanceOf(tx)} as accepted
    from ${handedOver(tx, asking)}
    order by a.log_id is not null, l.created_at desc, l._id desc
    limit ${limit + 1} offset ${(page - 1) * limit}`.execute()
  const counted = tx<{ total: number; waiting: number }[]>`
    select count(*)::int as total, (count(*) filter (where is_waiting))::int as waiting from (
      select a.log_id is null and l.author_id <> ${asking.author._id} as is_waiting from ${handedOver(tx, asking)} limit ${countedAtMost}
    ) few`.execute()
  counted.catch(() => undefined)
  const [rows, [count]] = await Promise.all([items, counted])
  return { items: rows.slice(0, limit), page, limit, ...count!, more: rows.length > limit }
}

/** How many lines of a client, of the kinds that the reader may know, wait for somebody to take them over, her own left out. */
export async function countWaiting(
  tx: Tx,
  { author, now }: Pick<Asking, 'author' | 'now'>,
  dossier: DossierId,
  kinds: readonly HandedEntry['data_model'][],
): Promise<number> {
  const [counted] = await tx<{ waiting: number }[]>`
    select count(*)::int as waiting from activity l left join acceptance a on a.log_id = l._id
    where l.dossier_id = ${dossier} and l.handover and a.log_id is null and l.author_id <> ${author._id}
      and l.created_at > ${now}::timestamptz - ${`${handedOverDays} days`}::interval
      and l.data_model = any(${[...kinds]}) and ${isLastLine(tx)}`
  return counted!.waiting
}

/** Who took a line over, where somebody has. Its row is called `a`. */
export const acceptanceOf = (tx: Tx): Fragment => tx`
  case when a.log_id is not null
    then json_build_object('by', a.accepted_by, 'at', ${isoOf(tx, 'a.accepted_at')}, 'done', a.done)
  end`

/** A line of the log that was handed over, for whom, and who took it over. */
export type HandedEntry = {
  _id: Id
  data_model: HandoverItem['dataModel']
  author: Signature
  created_at: Instant
  named: Signature | null
  accepted: Acceptance | null
}

/** What was ever handed over of a client, of the kinds that the reader may know, the oldest first, page by page. */
export const listEverHanded = (
  tx: Tx,
  dossier: DossierId,
  kinds: readonly HandedEntry['data_model'][],
  after: Pick<HandedEntry, 'created_at' | '_id'> | undefined,
) => tx<HandedEntry[]>`
  select l._id, l.data_model, l.author, l.created_at, n.named, ${acceptanceOf(tx)} as accepted
  from activity l left join acceptance a on a.log_id = l._id left join handover_name n on n.log_id = l._id
  where l.dossier_id = ${dossier} and l.handover and l.data_model = any(${[...kinds]})
    ${after ? tx`and (l.created_at, l._id) > (${after.created_at}::timestamptz, ${after._id}::uuid)` : tx``}
  order by l.created_at, l._id limit ${rowsOfPage}`

type HandedLine = {
  dossier: Id
  author: Id
  data_model: HandoverItem['dataModel']
  is_handed: boolean
  accepted: Acceptance | null
}

/** A line of the log, whether it is handed over as the last one of its record, and who has taken it over. */
export async function findLine(tx: Tx, log: Id): Promise<HandedLine | undefined> {
  const [line] = await tx<HandedLine[]>`
    select l.dossier_id as dossier, l.author_id as author, l.data_model, l.handover and ${isLastLine(tx)} as is_handed,
      ${acceptanceOf(tx)} as accepted
    from activity l left join acceptance a on a.log_id = l._id where l._id = ${log}`
  return line
}

/** Notes who took lines over, but of those that somebody has taken over already. */
export const acceptLines = (
  tx: Tx,
  business_id: Id,
  accepted: readonly (NonNullable<Acceptance> & { log: Id })[],
) =>
  insertRows(
    tx,
    'acceptance',
    accepted.map(({ log, by, at, done }) => ({
      business_id,
      log_id: log,
      accepted_by: by,
      accepted_at: at,
      done,
    })),
    tx`on conflict do nothing`,
  )

type Taking = { author: Author; now: Instant; done: string | null }

/** Notes who takes a line over, or did herself what it asks. What stands afterwards is hers, or of whoever was quicker. */
export async function acceptLine(tx: Tx, log: Id, { author, now, done }: Taking): Promise<Acceptance> {
  await acceptLines(tx, author.business, [{ log, by: signatureOf(author), at: now, done }])
  const [standing] = await tx<Acceptance[]>`
    select accepted_by as by, accepted_at as at, done from acceptance where log_id = ${log}`
  return standing!
}

/** Whom the last line of a record is meant for, where it is handed over and names somebody. */
export async function findNamed(
  tx: Tx,
  dossier: DossierId,
  { entity_id, payload }: Pick<News, 'entity_id' | 'payload'>,
): Promise<Id | undefined> {
  const part = typeof payload['_id'] === 'string' ? payload['_id'] : null
  const [line] = await tx<{ named: Id | null }[]>`
    select n.named ->> '_id' as named
    from activity l join handover_name n on n.business_id = l.business_id and n.log_id = l._id
    where l.dossier_id = ${dossier} and l.entity_id = ${entity_id}
      and l.payload ->> '_id' is not distinct from ${part}
      and l.handover and ${isLastLine(tx)}`
  return line?.named ?? undefined
}

/** Notes whom the writer of a line means to take it over, or nobody. */
export const nameColleague = (tx: Tx, author: Author, log: Id, named: Signature | null, now: Instant) => tx`
  insert into handover_name ${tx({ business_id: author.business, log_id: log, named, named_at: now })}
  on conflict (business_id, log_id) do update set named = excluded.named, named_at = excluded.named_at`
