import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import { type AuditFilter, endOf, startOf } from '@vicino/domain/audit/audit-filter.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { newId, type Id } from '@vicino/domain/wire/id.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { countedPage, pageWindow } from '../db/counted-page.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** One row of who saw or did what. It names things and fields, never clinical content. */
export type AuditRow = {
  business_id: Id
  actor_id: Id | null
  actor_name: string
  actor_role: string
  session_id: Id | null
  ip: string
  user_agent: string
  action: string
  entity_type: string
  entity_id: Id | null
  dossier_id: Id | null
  dossier_ids: readonly Id[] | null
  fields: readonly string[]
  rows: number | null
  reason: string | null
  recipient: string | null
  result: 'ok' | 'denied'
}

const unsaid = {
  session_id: null,
  entity_id: null,
  dossier_id: null,
  dossier_ids: null,
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: 'ok',
} as const satisfies Partial<AuditRow>

/** A row as it is written: what it does not say is nothing, or none, and it went well. */
export type NewAuditRow = Omit<AuditRow, keyof typeof unsaid> & Partial<AuditRow>

/**
 * Inserts the rows and says that they wait for the chain. They are not linked here: linking inside the request would
 * queue a whole business.
 */
export const insertAudit = (tx: Tx, ...rows: [NewAuditRow, ...NewAuditRow[]]) => tx`
  with written as (
    insert into audit ${tx(rows.map(row => ({ _id: newId(), ...columnsOf(row) })))}
    returning business_id, _id
  )
  insert into audit_pending (business_id, audit_id) select business_id, _id from written`

const columnsOf = <Row extends NewAuditRow>(row: Row) => ({
  ...unsaid,
  ...row,
  fields: [...(row.fields ?? [])],
  dossier_ids: row.dossier_ids ? [...row.dossier_ids] : null,
  user_agent: row.user_agent.slice(0, 300),
})

/** What somebody did at an earlier time. */
export type Deed = Omit<NewAuditRow, 'business_id'> & { _id: Id; at: Instant }

/** Inserts many rows of an earlier time, which wait for the chain too. */
export async function insertDeeds(tx: Tx, business_id: Id, deeds: readonly Deed[]): Promise<void> {
  await insertRows(
    tx,
    'audit',
    deeds.map(deed => columnsOf({ ...deed, business_id })),
  )
  await insertRows(
    tx,
    'audit_pending',
    deeds.map(({ _id }) => ({ business_id, audit_id: _id })),
  )
}

/** One page of the log under a filter, newest first, with the names that belong to its ids. */
export function listAudit(tx: Tx, filter: AuditFilter): Promise<ListPage<AuditEntry>> {
  const entries = tx<AuditEntry[]>`
    select a._id, a.at,
      case when a.actor_id is not null then jsonb_build_object('_id', a.actor_id, 'avatar', p.avatar) end as actor,
      a.actor_name, a.actor_role, a.action, a.entity_type, a.entity_id,
      case when a.dossier_id is not null
        then jsonb_build_object(
          '_id', a.dossier_id, 'name', d.first_name || ' ' || d.last_name, 'birthday', d.birthday
        ) end as dossier,
      a.fields, a.rows, a.reason, a.recipient, a.result, a.ip, a.user_agent, l.link
    from (
      select * from audit ${conditions(tx, filter)}
      order by at desc, _id desc ${pageWindow(tx, filter)}
    ) a
    left join person p on p._id = a.actor_id
    left join dossier d on d._id = a.dossier_id
    left join audit_link l on l.audit_id = a._id
    order by a.at desc, a._id desc`
  return countedPage(tx, filter, entries, tx`select from audit ${conditions(tx, filter)}`)
}

/** What a client is told of one access to her dossier: neither from where nor with what. */
export type ToldAccess = Pick<
  AuditEntry,
  | '_id'
  | 'at'
  | 'actor_name'
  | 'actor_role'
  | 'action'
  | 'entity_type'
  | 'fields'
  | 'reason'
  | 'recipient'
  | 'result'
>

/**
 * Who opened a dossier, the oldest first, page by page. Where a list showed it among others, its reason may be another
 * client's, and is not told.
 */
export const listAccesses = (tx: Tx, dossier: DossierId, after: Pick<ToldAccess, 'at' | '_id'> | undefined) =>
  tx<ToldAccess[]>`
    select _id, at, actor_name, actor_role, action, entity_type, fields,
      case when dossier_id = ${dossier} then reason end as reason,
      case when dossier_id = ${dossier} then recipient end as recipient, result
    from audit
    where (dossier_id = ${dossier} or dossier_ids @> array[${dossier}]::uuid[])
      ${after ? tx`and (at, _id) > (${after.at}::timestamptz, ${after._id}::uuid)` : tx``}
    order by at, _id limit ${rowsOfPage}`

/** The actions that fill the log. The others have an index of their own, which a statement must name to use. */
const everyday: ReadonlySet<string> = new Set(['read', 'create', 'update'])

function conditions(tx: Tx, { actorId, action, entity, dossierId, result, from, to }: AuditFilter) {
  return tx`where true
    ${actorId ? tx`and actor_id = ${actorId}` : tx``}
    ${dossierId ? tx`and (dossier_id = ${dossierId} or dossier_ids @> array[${dossierId}]::uuid[])` : tx``}
    ${entity ? tx`and entity_type = ${entity}` : tx``}
    ${action ? tx`and action = ${action}` : tx``}
    ${action && !everyday.has(action) ? tx`and action not in ('read', 'create', 'update')` : tx``}
    ${result === 'denied' ? tx`and result = 'denied'` : tx``}
    ${result === 'ok' ? tx`and result = 'ok'` : tx``}
    ${from ? tx`and at >= ${startOf(from)}` : tx``}
    ${to ? tx`and at < ${endOf(to)}` : tx``}`
}
