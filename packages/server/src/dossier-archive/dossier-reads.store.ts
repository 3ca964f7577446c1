import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import type { DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import type { Acceptance } from '@vicino/domain/handover/acceptance.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import type { LimitsFields } from '@vicino/domain/surveillance/limits.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { acceptanceOf } from '../handover/handover.store.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { columns as taskColumns, withPeople } from '../tasks/tasks.store.ts'
import { documentTable } from '../documents/documents.store.ts'

/** Most rows that are read at once. */
export const rowsOfPage = 1000

/** What a client's data were before somebody wrote over them. */
export type EarlierData = {
  version: number
  held: Record<string, unknown>
  replaced_at: Instant
  replaced_by: Signature
}

/** What stood in a dossier's own row before, the oldest first. */
export const listEarlierData = (tx: Tx, dossier: DossierId, after: number) => tx<EarlierData[]>`
  select version, held, replaced_at, replaced_by from dossier_version
  where dossier_id = ${dossier} and version > ${after} order by version limit ${rowsOfPage}`

export type Membership = { name: string; role: string; since: Day; until: Day | null }

/** Everybody who was ever in the team of a dossier, as it stands now. */
export const listEverInTeam = (tx: Tx, dossier: DossierId, after: Id | undefined) => tx<
  (Membership & { _id: Id })[]
>`
  select p._id, p.first_name || ' ' || p.last_name as name, c.job_title as role, s.since, s.until
  from stakeholder s join person p on p._id = s.user_id
  join collaboration c on c.user_id = s.user_id and c.business_id = s.business_id
  where s.dossier_id = ${dossier} ${after ? tx`and p._id > ${after}` : tx``}
  order by p._id limit ${rowsOfPage}`

type OrderedLimits = LimitsFields & { version: number; author: Signature; written_at: Instant }

/** The limits of a client in all their versions, the oldest first. */
export const listLimits = (tx: Tx, dossier: DossierId, after: number) => tx<OrderedLimits[]>`
  select version, ordered_by, since, news2_scale, limits, author, written_at from clinical_parameter_limits
  where dossier_id = ${dossier} and version > ${after} order by version limit ${rowsOfPage}`

/** A visit with the planned services of which somebody said that they were not done, by name. */
export type ArchivedVisit = Task & { left_out: string[] }

/** The visits of a client from the oldest on. */
export const listVisits = (tx: Tx, dossier: DossierId, after: Pick<Task, 'date' | '_id'> | undefined) => tx<
  ArchivedVisit[]
>`
  select ${taskColumns(tx)}, array(
      select (select s.name_it from service s where s.code = l.code order by s.valid_from desc limit 1)
      from left_out_service l where l.business_id = t.business_id and l.task_id = t._id order by l.code
    ) as left_out
  from ${withPeople(tx)}
  where t.dossier_id = ${dossier} ${after ? tx`and (t.date, t._id) > (${after.date}::date, ${after._id}::uuid)` : tx``}
  order by t.date, t._id limit ${rowsOfPage}`

/** A line of the log that was handed over, for whom, and who took it over. */
export type HandedLine = {
  _id: Id
  data_model: ActivityDataModel
  author: Signature
  created_at: Instant
  named: Signature | null
  accepted: Acceptance | null
}

/** What was ever handed over of a client, of the kinds that the reader may know, the oldest first. */
export const listHandedLines = (
  tx: Tx,
  dossier: DossierId,
  kinds: readonly ActivityDataModel[],
  after: Pick<HandedLine, 'created_at' | '_id'> | undefined,
) => tx<HandedLine[]>`
  select l._id, l.data_model, l.author, l.created_at, n.named, ${acceptanceOf(tx)} as accepted
  from activity l left join acceptance a on a.log_id = l._id left join handover_name n on n.log_id = l._id
  where l.dossier_id = ${dossier} and l.handover and l.data_model = any(${[...kinds]})
    ${after ? tx`and (l.created_at, l._id) > (${after.created_at}::timestamptz, ${after._id}::uuid)` : tx``}
  order by l.created_at, l._id limit ${rowsOfPage}`

/** The documents of a client as they leave: those that stand before struck ones, each the oldest first. */
export const listDocumentsToLeave = (
  tx: Tx,
  dossier: DossierId,
  categories: readonly DocumentCategory[],
  now: Instant,
  after: Pick<Document, 'struck' | 'created_at' | '_id'> | undefined,
) => tx<Document[]>`
  select ${documentTable.columns(tx)} from document
  where dossier_id = ${dossier} and current and category = any(${[...categories]}) and created_at <= ${now}
    ${
      after
        ? tx`and (struck is not null, created_at, _id)
            > (${after.struck !== null}, ${after.created_at}::timestamptz, ${after._id}::uuid)`
        : tx``
    }
  order by struck is not null, created_at, _id limit ${rowsOfPage}`

/** How large each of them is, in the same order. */
export async function listDocumentSizes(
  tx: Tx,
  dossier: DossierId,
  categories: readonly DocumentCategory[],
  now: Instant,
): Promise<number[]> {
  const rows = await tx<{ size: number }[]>`
    select size from document
    where dossier_id = ${dossier} and current and category = any(${[...categories]}) and created_at <= ${now}
    order by struck is not null, created_at, _id`
  return rows.map(({ size }) => size)
}

/** What the client is told of one access to her dossier. */
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
 * Who opened a dossier, the oldest first. Where a list showed it among others, its reason may be another client's, and
 * is not told.
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

export async function findBusinessName(tx: Tx, business: Id): Promise<string | undefined> {
  const [row] = await tx<{ name: string }[]>`select name from business where _id = ${business}`
  return row?.name
}
