import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import { asTenant, type Later, transaction, type Tx } from '../db/tenant.ts'
import { announce } from '../live/live.store.ts'
import { type ChainedRow, chainStart, hashLink } from './chain.ts'

/** Rows that one transaction links, so that a long queue is worked off in steps. */
const linkedAtOnce = 500

/** Two processes must not append to one chain; this number sets its lock apart from the other locks. */
const chainLock = 0x6c696e6b

/**
 * Links what has been committed and waits, in every business; how many rows were linked. A row enters the chain
 * once it is visible: one that was begun earlier and committed later is linked later. What they changed is
 * announced with them: no request waits for that, and whoever listens finds it committed.
 *
 * A business whose rows cannot be linked does not hold up the others. It goes to `report` when it gets `stuck`, not
 * each time that it is tried again: the log would fill up with it.
 */
export async function linkWaitingRows(
  pool: Sql,
  report: (fault: unknown) => void = raise,
  stuck = new Set<Id>(),
): Promise<number> {
  let linked = 0
  for (const business of await transaction(pool, tx => listWaitingBusinesses(tx)))
    try {
      linked += await asTenant(pool, { business }, (tx, later) => linkRows(tx, later, business))
      stuck.delete(business)
    } catch (fault) {
      if (!stuck.has(business)) report(fault)
      stuck.add(business)
    }
  return linked
}

const raise = (fault: unknown): never => {
  throw fault
}

/** Each business in which rows wait, found by one look into the index each, however many wait. */
async function listWaitingBusinesses(tx: Tx): Promise<Id[]> {
  const businesses = await tx<{ business: Id }[]>`
    with recursive waiting as (
      (select business_id from audit_pending order by business_id limit 1)
      union all
      select (
        select p.business_id from audit_pending p where p.business_id > w.business_id order by p.business_id limit 1
      ) from waiting w where w.business_id is not null
    )
    select business_id as business from waiting where business_id is not null`
  return businesses.map(({ business }) => business)
}

async function linkRows(tx: Tx, later: Later, business: Id): Promise<number> {
  const [lock] = await tx<{ mine: boolean }[]>`
    select pg_try_advisory_xact_lock(${chainLock}, hashtext(${business})) as mine`
  if (!lock?.mine) return 0
  const [head] = await tx<{ link: number; hash: Buffer }[]>`
    select link, hash from audit_link order by link desc limit 1`
  const rows = await takeWaiting(tx, business)
  if (rows.length === 0) return 0
  const hashes: Buffer[] = []
  for (const row of rows) hashes.push(hashLink(hashes.at(-1) ?? head?.hash ?? chainStart, row))
  const before = [head?.hash ?? chainStart, ...hashes]
  await tx`
    insert into audit_link (business_id, link, audit_id, prev_hash, hash)
    select ${business}, ${head?.link ?? 0} + place, audit_id, decode(prev_hash, 'hex'), decode(hash, 'hex')
    from unnest(
      ${rows.map(row => row['_id'] as Id)}::uuid[],
      ${hashes.map((_, index) => before[index]!.toString('hex'))}::text[],
      ${hashes.map(hash => hash.toString('hex'))}::text[]
    ) with ordinality as links (audit_id, prev_hash, hash, place)`
  announce(tx, later, business, rows)
  return rows.length
}

/** The columns that the chain covers: all that the table has. */
const covered = (tx: Tx) => tx`
  a.business_id, a._id, a.at, a.actor_id, a.actor_name, a.actor_role, a.session_id, a.ip, a.user_agent, a.action,
  a.entity_type, a.entity_id, a.dossier_id, a.dossier_ids, a.fields, a.rows, a.reason, a.recipient, a.result`

const takeWaiting = (tx: Tx, business: Id): Promise<ChainedRow[]> => tx<ChainedRow[]>`
  with taken as (
    delete from audit_pending where business_id = ${business} and audit_id in (
      select audit_id from audit_pending where business_id = ${business} order by audit_id limit ${linkedAtOnce}
    ) returning audit_id
  )
  select ${covered(tx)} from taken join audit a on a._id = taken.audit_id order by a.at, a._id`

/** A link with the row that it covers; `row` is null where that row is gone. */
export type Link = { link: number; audit_id: Id; prev_hash: Buffer; hash: Buffer; row: ChainedRow | null }

/** The links behind one, in their order. */
export async function listLinks(tx: Tx, after: number, limit: number): Promise<Link[]> {
  const links = await tx<(Omit<Link, 'row'> & ChainedRow)[]>`
    select l.link, l.audit_id, l.prev_hash, l.hash, ${covered(tx)}
    from audit_link l left join audit a on a._id = l.audit_id
    where l.link > ${after} order by l.link limit ${limit}`
  return links.map(({ link, audit_id, prev_hash, hash, ...row }) => ({
    link,
    audit_id,
    prev_hash,
    hash,
    row: row['_id'] === null ? null : row,
  }))
}

/** How many rows have no link, and how many of those the chain knows to be waiting, at one moment. */
export async function countUnlinked(tx: Tx, business: Id): Promise<{ unlinked: number; waiting: number }> {
  const [counted] = await tx<{ unlinked: number; waiting: number }[]>`
    select (select count(*) from audit) - (select count(*) from audit_link) as unlinked,
      (select count(*) from audit_pending where business_id = ${business}) as waiting`
  return counted!
}
