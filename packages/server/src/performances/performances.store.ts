import type { Day } from '@vicino/domain/days/day.ts'
import type { FoundRecord } from '@vicino/domain/dossiers/found-record.ts'
import { saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Performance, PerformanceFields } from '@vicino/domain/performances/performance.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import type { Stamp } from '../records/correction.ts'
import { insertVersions, listedAtMost, searchedAtMost, type VersionTable } from '../records/records.store.ts'
import { serviceDetails } from '../services/services.store.ts'

/** The performances, their services named in a language. */
export const performanceTable = (language: Language): VersionTable => ({
  name: 'performance',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", task_id as "taskId", date,
    ${serviceDetails(tx, tx`performance.service_id`, language)} as service_details, duration, comment, author,
    created_at, written_at, reason, struck, handover`,
})

/** The columns of a performance that no answer shows, as the next version repeats them. */
type Kept = { addition_id: Id; task_id: Id; date: Day; service_id: Id }

/** What a correction repeats of the version that was seen. */
export async function findKept(tx: Tx, id: Id): Promise<Kept | undefined> {
  const [kept] = await tx<Kept[]>`
    select addition_id, task_id, date, service_id from performance where _id = ${id} and current`
  return kept
}

/** A performance as it goes into its table for the first time. */
type NewPerformance = Kept & PerformanceFields & Stamp

/** Inserts what one call records, in its order. */
export async function insertPerformances(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  performances: readonly NewPerformance[],
): Promise<Performance[]> {
  const rows = performances.map(performance => ({
    ...performance,
    business_id: author.business,
    dossier_id: dossier,
    author: signatureOf(author),
  }))
  return tx<Performance[]>`
    insert into performance ${tx(rows)} returning ${performanceTable(author.language).columns(tx)}`
}

/** A performance with what no answer shows of it. */
type WholePerformance = Performance & Pick<Kept, 'addition_id' | 'service_id'>

/** Inserts performances in all their versions. */
export const insertWholePerformances = (tx: Tx, business: Id, performances: readonly WholePerformance[]) =>
  insertVersions(
    tx,
    performanceTable('it'),
    business,
    performances.map(({ taskId, service_details: _named, ...columns }) => ({ ...columns, task_id: taskId })),
  )

/** What one call recorded, as it stands now. */
export const listAdded = (tx: Tx, dossier: DossierId, task: Id, addition: Id, language: Language) =>
  tx<Performance[]>`
    select ${performanceTable(language).columns(tx)} from performance
    where task_id = ${task} and dossier_id = ${dossier} and addition_id = ${addition} and current order by _id`

/** The performances of a visit, struck ones last. Those that it had under another client are not its own. */
export const listPerformancesOfTask = (tx: Tx, dossier: DossierId, task: Id, language: Language) =>
  tx<Performance[]>`
    select ${performanceTable(language).columns(tx)} from performance
    where task_id = ${task} and dossier_id = ${dossier} and current
    order by struck is not null, _id limit ${listedAtMost}`

/** The performances of a client from one day to another, both included, the last day first; at most `limit`. */
export const listPerformances = (
  tx: Tx,
  dossier: DossierId,
  { from, to }: { from: Day; to: Day },
  limit: number,
  language: Language,
) => tx<Performance[]>`
  select ${performanceTable(language).columns(tx)} from performance
  where dossier_id = ${dossier} and date between ${from} and ${to} and current
  order by date desc, task_id, struck is not null, _id limit ${limit}`

/** The last day before another on which anything was performed for a client that stands. */
export async function lastPerformedDay(tx: Tx, dossier: DossierId, before: Day): Promise<Day | null> {
  const [last] = await tx<[{ day: Day | null }]>`
    select max(date) as day from performance
    where dossier_id = ${dossier} and date < ${before} and current and struck is null`
  return last.day
}

/** Those of the tasks on which anything was recorded, struck or not: such a task is part of the record. */
export async function recordedAmong(tx: Tx, tasks: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await tx<{ task_id: Id }[]>`
    select distinct task_id from performance where task_id = any(${[...tasks]}::uuid[])`
  return new Set(rows.map(({ task_id }) => task_id))
}

/** Whether something that was recorded on a visit stands, services or materials, and whether any of it is invoiced. */
export async function standingOn(tx: Tx, task: Id): Promise<{ recorded: boolean; invoiced: boolean }> {
  const [standing] = await tx<[{ recorded: boolean; invoiced: boolean }]>`
    select count(*) > 0 as recorded, coalesce(bool_or(invoiced), false) as invoiced from (
      select exists (
        select from invoiced_performance i where i.performance_id = p._id and not i.given_back) as invoiced
      from performance p where p.task_id = ${task} and p.current and p.struck is null
      union all
      select exists (select from invoiced_material i where i.use_id = u._id and not i.given_back)
      from material_use u where u.task_id = ${task} and u.current and u.struck is null
    ) each`
  return standing
}

type Searched = Pick<Performance, '_id' | 'service_details' | 'comment' | 'date'> & { struck: boolean }

/** The client's performances whose comment says each of the words: services alone are told by the list. */
export async function searchPerformances(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const performances = await tx<Searched[]>`
    select _id, ${serviceDetails(tx, tx`performance.service_id`, 'it')} as service_details, comment, date,
      struck is not null as struck
    from performance where dossier_id = ${dossier} and current and comment <> ''
    order by struck is not null, date desc, _id limit ${searchedAtMost}`
  return performances
    .filter(({ comment }) => saysEachWord([comment], words))
    .map(({ _id, service_details, comment, date, struck }) => ({
      kind: 'Performance',
      _id,
      title: service_details.name,
      text: comment,
      date,
      struck,
    }))
}
