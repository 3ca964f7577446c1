import type { Day } from '@vicino/domain/days/day.ts'
import { homeZone } from '@vicino/domain/days/instant.ts'
import type { DoneReturn, EndedSuspension, ReturnedDrug } from '@vicino/domain/drugs/hospital-return.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { drugTable } from './drugs.store.ts'

/**
 * The last suspension of a client that is over, whether its last day passed or somebody ended it: the dossier's own row
 * has the first, what the row held before a change the second.
 */
export async function findEndedSuspension(
  tx: Tx,
  dossier: DossierId,
  today: Day,
): Promise<EndedSuspension | undefined> {
  const [row] = await listEndedSuspensions(tx, [dossier], today)
  return row
}

/** Those of several clients, in one statement. */
export const listEndedSuspensions = (tx: Tx, ids: readonly Id[], today: Day) => tx<
  (EndedSuspension & { dossier: Id })[]
>`
    with suspension as (
      select _id as dossier, suspended_from as "from", suspended_to as "to", status_reason as reason, version
      from dossier where _id = any(${ids}::uuid[]) and status = 'suspended' and suspended_to < ${today}
      union all
      select v.dossier_id, (v.held ->> 'suspended_from')::date,
        least((v.held ->> 'suspended_to')::date, (v.replaced_at at time zone ${homeZone})::date),
        v.held ->> 'status_reason', v.version
      from dossier_version v
      join dossier d on d._id = v.dossier_id
      left join dossier_version n on n.dossier_id = v.dossier_id and n.version = v.version + 1
      where v.dossier_id = any(${ids}::uuid[]) and v.held ->> 'status' = 'suspended'
        and coalesce(n.held ->> 'status', d.status) <> 'suspended'
        and (v.held ->> 'suspended_from')::date <= (v.replaced_at at time zone ${homeZone})::date
    )
    select distinct on (dossier) dossier, "from", "to", coalesce(reason, '') as reason, exists (
      select from hospital_return r where r.dossier_id = suspension.dossier and r.stay_from = suspension."from"
    ) as done
    from suspension order by dossier, version desc`

type Stored = Omit<DoneReturn, 'dossierId' | 'drugs' | 'author'> & {
  reason: string
  drugs: readonly (Pick<ReturnedDrug, 'drugId' | 'act'> & { version: number })[]
}

/** Keeps that somebody went through the drugs, and what became of each. */
export const insertReturn = (
  tx: Tx,
  { dossier, author }: { dossier: DossierId; author: Author },
  { _id, stay, reason, drugs, written_at }: Stored,
) => tx`
  insert into hospital_return ${tx({
    business_id: author.business,
    _id,
    dossier_id: dossier,
    stay_from: stay?.from ?? null,
    stay_to: stay?.to ?? null,
    reason,
    drugs: tx.json(drugs.map(({ drugId, act, version }) => ({ drugId, act, version }))),
    author: signatureOf(author),
    written_at,
  })}`

/** A return as it was done: what became of each drug, over the version that was seen, by the name that it bore then. */
export type ReturnEntry = Pick<DoneReturn, '_id' | 'dossierId' | 'stay' | 'author' | 'written_at'> & {
  reason: string
  drugs: readonly (Stored['drugs'][number] & { name: string })[]
}

/** All returns of a client, the oldest first, page by page. */
export const listReturns = (
  tx: Tx,
  dossier: DossierId,
  after: Pick<ReturnEntry, 'written_at' | '_id'> | undefined,
) => tx<ReturnEntry[]>`
  select r._id, r.dossier_id as "dossierId", r.author, r.written_at, r.reason,
    case when r.stay_from is not null then jsonb_build_object('from', r.stay_from, 'to', r.stay_to) end as stay,
    coalesce((
      select jsonb_agg(one || jsonb_build_object('name', d.name) order by d.name, d._id)
      from jsonb_array_elements(r.drugs) one
      join drug d on d.dossier_id = r.dossier_id and d._id = (one ->> 'drugId')::uuid
        and d.version = (one ->> 'version')::int
    ), '[]') as drugs
  from hospital_return r
  where r.dossier_id = ${dossier}
    ${after ? tx`and (r.written_at, r._id) > (${after.written_at}::timestamptz, ${after._id}::uuid)` : tx``}
  order by r.written_at, r._id limit ${rowsOfPage}`

/** A return that was done, with its drugs as they stand now. */
export async function findReturn(tx: Tx, dossier: DossierId, id: Id): Promise<DoneReturn | undefined> {
  const [row] = await tx<(Omit<DoneReturn, 'drugs'> & { ids: Id[] })[]>`
    select _id, dossier_id as "dossierId", author, written_at,
      case when stay_from is not null then jsonb_build_object('from', stay_from, 'to', stay_to) end as stay,
      array(select (one ->> 'drugId')::uuid from jsonb_array_elements(drugs) one) as ids
    from hospital_return where _id = ${id} and dossier_id = ${dossier}`
  if (!row) return undefined
  const { ids, ...done } = row
  const drugs = await tx<DoneReturn['drugs']>`
    select ${drugTable.columns(tx)} from drug
    where dossier_id = ${dossier} and _id = any(${ids}::uuid[]) and current order by name, _id`
  return { ...done, drugs }
}
