import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type { Holder } from '@vicino/domain/access/permits.ts'
import type { Qualified } from '@vicino/domain/assignment/qualified.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { evaluationSoonDays } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { DueProtocol } from '@vicino/domain/protocols/due-protocols.contract.ts'
import type { OpenedProtocol, StepDone, StepDue } from '@vicino/domain/protocols/opened-protocol.ts'
import type { TaskOfStep } from '@vicino/domain/protocols/protocol-rules.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, searchedAtMost, type VersionTable } from '../records/records.store.ts'
import { servicesOfSteps } from './protocols.store.ts'

/** The protocols that were opened for clients, the services of their steps named in a language. */
export const openedProtocolTable = (language: Language): VersionTable => ({
  name: 'opened_protocol',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", status, act, protocol_id as "protocolId", protocol_version, title, goals,
    steps, criteria, alarms, starts_on, evaluate_on, responsible, evaluation, tasks_kept, tasks_removed, author,
    created_at, written_at, reason, struck, ${servicesOfSteps(tx, language)} as services`,
})

/** That steps were carried out. */
export const stepDoneTable: VersionTable = {
  name: 'protocol_step_done',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", opened_id as "openedId", step_id as "stepId", step, protocol, done_on,
    note, task_id as "taskId", author, created_at, written_at, reason, struck`,
}

/** The protocols of a client: open ones, then those that ended, newest first; struck ones last. */
export const listOpenedProtocols = (tx: Tx, dossier: DossierId, language: Language) => tx<OpenedProtocol[]>`
  select ${openedProtocolTable(language).columns(tx)} from opened_protocol
  where dossier_id = ${dossier} and current
  order by struck is not null, status = 'ended', created_at desc, _id desc limit ${listedAtMost}`

/** One page of the open protocols to be evaluated soon that the author may know, the one that is due first first. */
export function listDueProtocols(
  tx: Tx,
  author: Author,
  today: Day,
  paged: Paged,
): Promise<ListPage<DueProtocol>> {
  const due = tx`
    from opened_protocol p join dossier d on d.business_id = p.business_id and d._id = p.dossier_id
    where p.current and p.status = 'open' and p.struck is null
      and p.evaluate_on <= ${addDays(today, evaluationSoonDays)} and d.status <> 'closed'
      and ${knownWithin(tx, author, 'opened_protocol', 'p.dossier_id', today)}`
  const listed = tx<DueProtocol[]>`
    select p._id, p.dossier_id as "dossierId", p.title, ${namedClient(tx)} as client, p.evaluate_on as due_on
    ${due} order by p.evaluate_on, p._id ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${due}`)
}

/** The one that is open of a protocol of the house. */
export async function findOpenOf(
  tx: Tx,
  dossier: DossierId,
  protocol: Id,
  language: Language,
): Promise<OpenedProtocol | undefined> {
  const [opened] = await tx<OpenedProtocol[]>`
    select ${openedProtocolTable(language).columns(tx)} from opened_protocol
    where dossier_id = ${dossier} and protocol_id = ${protocol} and current and status = 'open' and struck is null`
  return opened
}

/** A colleague as she is named, with what she may do and as what she works. */
type KnownColleague = NamedPerson & Holder & Qualified

/** Somebody who works for the business or did. */
export async function findKnownColleague(tx: Tx, person: Id): Promise<KnownColleague | undefined> {
  const [colleague] = await tx<KnownColleague[]>`
    select p._id, p.first_name || ' ' || p.last_name as name, p.avatar, c.roles, c.withheld, c.job_title
    from collaboration c join person p on p._id = c.user_id
    where c.business_id = current_business() and c.user_id = ${person}`
  return colleague
}

/** Lets the protocols of a client be opened one after the other, until the transaction ends. */
export const lockProtocols = (tx: Tx, dossier: DossierId) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`protocols of ${dossier}`}, 0))`

/** What was done of a client's protocols, the newest first; of one of them, where it is named. */
export const listStepsDone = (tx: Tx, dossier: DossierId, opened: Id | null = null) => tx<StepDone[]>`
  select ${stepDoneTable.columns(tx)} from protocol_step_done
  where dossier_id = ${dossier} and current and (${opened}::uuid is null or opened_id = ${opened})
  order by done_on desc, created_at desc, _id desc limit ${searchedAtMost}`

/** The tasks of a client's protocols, or of one of them: those that were planned, and what their series became since. */
const stepTasks = (tx: Tx, dossier: DossierId, opened: Id | null): Fragment => tx`(
  with planned as (
    select l.opened_id, l.step_id, t._id, t.series_id from opened_protocol_task l join task t on t._id = l.task_id
    where l.dossier_id = ${dossier} and (${opened}::uuid is null or l.opened_id = ${opened})
  )
  select known.opened_id, known.step_id, t._id, t.date, t.series_day, t.status in ('pending', 'confirmed') as is_open,
    t.suspended_by_dossier as rests
  from (
    select opened_id, step_id, _id from planned
    union
    select p.opened_id, p.step_id, t._id from planned p join task t on t.series_id = p.series_id
  ) known join task t on t._id = known._id
)`

/** Which task of each step is due next; none while the client is away. */
export const listDue = (tx: Tx, dossier: DossierId, opened: Id | null = null) => tx<
  (StepDue & { openedId: Id })[]
>`
  select distinct on (opened_id, step_id) opened_id as "openedId", step_id as "stepId", _id as "taskId",
    date as due_on, count(*) over (partition by opened_id, step_id)::int as open
  from ${stepTasks(tx, dossier, opened)} o where is_open and not rests order by opened_id, step_id, date, _id`

/** All its tasks that are still to be done. */
export async function listOpenTasks(tx: Tx, dossier: DossierId, opened: Id): Promise<Id[]> {
  const rows = await tx<{ _id: Id }[]>`
    select distinct _id from ${stepTasks(tx, dossier, opened)} o where is_open order by _id`
  return rows.map(({ _id }) => _id)
}

/** The tasks that its steps put on the calendar, done or not. */
export const listStepTasks = (tx: Tx, dossier: DossierId, opened: Id) => tx<
  (TaskOfStep & { stepId: Id; place: Day })[]
>`
  select step_id as "stepId", _id as "taskId", date, is_open as "isOpen", coalesce(series_day, date) as place
  from ${stepTasks(tx, dossier, opened)} o order by date, _id`

/** A task that a step put on the calendar. */
type StepTask = { openedId: Id; stepId: Id; taskId: Id; dossierId: Id }

/** Keeps which tasks came of which step. */
export const insertStepTasks = (tx: Tx, business: Id, tasks: readonly StepTask[]) =>
  insertRows(
    tx,
    'opened_protocol_task',
    tasks.map(({ openedId, stepId, taskId, dossierId }) => ({
      business_id: business,
      opened_id: openedId,
      step_id: stepId,
      task_id: taskId,
      dossier_id: dossierId,
    })),
  )

/** The columns of an opened protocol by their names in the table. */
export const columnsOfOpened = <Row extends Pick<OpenedProtocol, 'protocolId'>>({
  protocolId,
  ...columns
}: Row) => ({
  ...columns,
  protocol_id: protocolId,
})

/** The columns of a step that was carried out, by their names in the table. */
export const columnsOfStepDone = <Row extends Pick<StepDone, 'openedId' | 'stepId' | 'taskId'>>({
  openedId,
  stepId,
  taskId,
  ...columns
}: Row) => ({ ...columns, opened_id: openedId, step_id: stepId, task_id: taskId })

/** Inserts protocols of clients in all their versions. */
export const insertOpenedProtocols = (
  tx: Tx,
  business: Id,
  versions: readonly Omit<OpenedProtocol, 'services'>[],
) => insertVersions(tx, openedProtocolTable('it'), business, versions.map(columnsOfOpened))

/** Inserts that steps were carried out. */
export const insertStepsDone = (tx: Tx, business: Id, versions: readonly StepDone[]) =>
  insertVersions(tx, stepDoneTable, business, versions.map(columnsOfStepDone))

/** The client's protocols of which the title, a goal, a step or what was written of a step says each of the words. */
export async function searchOpenedProtocols(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
  language: Language,
): Promise<FoundRecord[]> {
  const [protocols, done] = await Promise.all([
    listOpenedProtocols(tx, dossier, language),
    listStepsDone(tx, dossier),
  ])
  return protocols.flatMap(({ _id, title, goals, steps, evaluation, created_at, status, struck }) => {
    const notes = done.filter(({ openedId }) => openedId === _id).map(({ note }) => note)
    const texts = [...[...goals, ...steps].map(({ text }) => text), ...notes, evaluation?.note ?? '']
    if (!saysEachWord([title, ...texts], words)) return []
    return [
      {
        kind: 'opened_protocol',
        _id,
        title,
        text: inSentences(texts),
        date: todayIn(created_at),
        struck: struck !== null || status === 'ended',
      },
    ]
  })
}

/** The tasks of a series. */
export async function findOccurrences(tx: Tx, series: Id): Promise<Id[]> {
  const rows = await tx<{ _id: Id }[]>`select _id from task where series_id = ${series} order by date`
  return rows.map(({ _id }) => _id)
}
