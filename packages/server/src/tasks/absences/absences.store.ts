import type { AbsenceCall, MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import type { AbsenceKind } from '@vicino/domain/absences/absence.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { ConfirmOverlap } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../../access/author.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Tx } from '../../db/tenant.ts'
import { knownWithin } from '../../http/dossier-access.ts'
import { personOfTask } from '../tasks.store.ts'

/** A task as an absence left it, and whose it was before. */
export type KeptTask = {
  task_id: Id
  version: number
  operators: readonly Id[]
  confirm_overlap: ConfirmOverlap | null
  given_to: Id | null
}

/** Keeps an absence with what it has handed on; of one that stands already only what it hands on besides. */
export async function insertAbsence(
  tx: Tx,
  author: Author,
  absence: { _id: Id; operator_id: Id; kind: AbsenceKind; made_at: Instant },
  kept: readonly KeptTask[],
): Promise<void> {
  const { business } = author
  await insertRows(
    tx,
    'absence',
    [{ ...absence, business_id: business, author_id: author._id }],
    tx`on conflict (business_id, _id) do update set undone_by = null, undone_at = null`,
  )
  const [next] = await tx<{ handing: number }[]>`
    select coalesce(max(handing), 0) + 1 as handing from absence_task where absence_id = ${absence._id}`
  await insertRows(
    tx,
    'absence_task',
    kept.map(row => ({ ...row, handing: next!.handing, business_id: business, absence_id: absence._id })),
    // What was given back is handed on anew.
    tx`on conflict (business_id, absence_id, task_id) do update set version = excluded.version,
      operators = excluded.operators, confirm_overlap = excluded.confirm_overlap, given_to = excluded.given_to,
      handing = excluded.handing, given_back_at = null`,
  )
}

type FoundAbsence = Pick<MadeAbsence, '_id' | 'operator' | 'kind' | 'made_by' | 'made_at' | 'undone_at'>

/** An absence that was confirmed, held against who takes it back where it is `held`. */
export async function findAbsence(tx: Tx, id: Id, held = false): Promise<FoundAbsence | undefined> {
  if (held) await tx`select from absence where _id = ${id} for update`
  const named = (person: string) => tx`(select ${personOfTask(tx)} from person p where p._id = ${tx(person)})`
  const [absence] = await tx<FoundAbsence[]>`
    select a._id, ${named('a.operator_id')} as operator, a.kind, ${named('a.author_id')} as made_by, a.made_at,
      a.undone_at
    from absence a where a._id = ${id}`
  return absence
}

/** The same as it is read: who took it, and by which of its writes the absence has handed it on. */
export type FoundKept = KeptTask & { taker: NamedPerson | null; handing: number }

/** What an absence has handed on and was not given back since. */
export const listKept = (tx: Tx, id: Id) => tx<FoundKept[]>`
  select k.task_id, k.version, k.operators, k.confirm_overlap, k.given_to, k.handing,
    case when p._id is not null then ${personOfTask(tx)} end as taker
  from absence_task k left join person p on p._id = k.given_to
  where k.absence_id = ${id} and k.given_back_at is null order by k.task_id`

/** Notes what of an absence was given back while it stands. */
export const noteGivenBack = (tx: Tx, id: Id, tasks: readonly Id[], now: Instant) => tx`
  update absence_task set given_back_at = ${now} where absence_id = ${id} and task_id = any(${tasks}::uuid[])`

export const noteUndone = (tx: Tx, author: Author, id: Id, now: Instant) => tx`
  update absence set undone_by = ${author._id}, undone_at = ${now} where _id = ${id}`

/** Keeps beside tasks the reasons that were given for what they overlap: part of the change that has made their version. */
export const keepConfirmed = (
  tx: Tx,
  tasks: readonly { _id: Id; confirm_overlap: ConfirmOverlap | null }[],
) => tx`
  update task t set confirm_overlap = k.confirm_overlap
  from jsonb_to_recordset(${tx.json([...tasks])}) as k (_id uuid, confirm_overlap jsonb)
  where t._id = k._id and k.confirm_overlap is not null`

/** Those of the dossiers that are closed. */
export async function closedAmong(tx: Tx, dossiers: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await tx<{ _id: Id }[]>`
    select _id from dossier where _id = any(${dossiers}::uuid[]) and status = 'closed'`
  return new Set(rows.map(({ _id }) => _id))
}

type Reached = Pick<AbsenceCall, 'phone' | 'persons'> & { dossier: Id }

/**
 * How one reaches these clients and those around them who are told of appointments, in the order in which they are
 * called, as far as the author may know them.
 */
export const listReached = (tx: Tx, author: Author, dossiers: readonly Id[], today: Day) => tx<Reached[]>`
  select d._id as dossier, d.phone, coalesce((
      select json_agg(json_build_object('name', c.name, 'relation', c.relation, 'phone', c.phone) order by c.place, c._id)
      from contact_person c
      where c.dossier_id = d._id and c.current and c.ended is null and c.phone is not null and c.scope <> 'emergency'
        and ${knownWithin(tx, author, 'contact_person', 'd._id', today)}
    ), '[]') as persons
  from dossier d
  where d._id = any(${dossiers}::uuid[]) and ${knownWithin(tx, author, 'personal_data', 'd._id', today)}`
