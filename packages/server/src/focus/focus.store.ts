import type { Focus, FocusFields } from '@vicino/domain/focus/focus.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import type { FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'

export const focusTable: VersionTable = {
  name: 'focus',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", focus, focus_topic_id as "focusTopicId", data, action, evaluation,
    readings, status, author, created_at, written_at, reason, struck, handover,
    (
      select max(e.created_at) from focus_event e
      where e.focus_id = focus._id and e.current and e.struck is null
    ) as last_event_at`,
}

export const focusEventTable: VersionTable = {
  name: 'focus_event',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", focus_id as "focusId", data, action, evaluation, readings, status, author,
    created_at, written_at, reason, struck, handover`,
}

/** The fields of a focus by the names of their columns. */
export const columnsOfFocus = <Fields extends FocusFields>({ focusTopicId, ...fields }: Fields) => ({
  ...fields,
  focus_topic_id: focusTopicId,
})

/** Inserts focuses in all their versions. */
export const insertFocuses = (tx: Tx, business: Id, focuses: readonly Focus[]) =>
  insertVersions(
    tx,
    focusTable,
    business,
    focuses.map(({ last_event_at: _reckoned, ...focus }) => columnsOfFocus(focus)),
  )

/** Inserts notes on focuses in all their versions. */
export const insertFocusEvents = (tx: Tx, business: Id, events: readonly FocusEvent[]) =>
  insertVersions(
    tx,
    focusEventTable,
    business,
    events.map(({ focusId, ...columns }) => ({ ...columns, focus_id: focusId })),
  )

/** The focuses of a client: the open ones first, then closed, then struck ones, each newest first. */
export const listFocuses = (
  tx: Tx,
  dossier: DossierId,
  status: 'open' | 'closed' | 'struck' | 'all' = 'all',
): Promise<Focus[]> => tx<Focus[]>`
  select ${focusTable.columns(tx)} from focus
  where dossier_id = ${dossier} and current
    and (${status} = 'all' or ${status} = case when struck is not null then 'struck' else status end)
  order by struck is not null, status = 'closed', created_at desc, _id desc
  limit ${listedAtMost}`

/**
 * The notes on a focus, newest first, the one that opened it last: whoever has changed the focus since, that note
 * is signed by its own author. None where there is no such focus.
 */
export const listFocusEvents = (tx: Tx, dossier: DossierId, focus: Id): Promise<FocusEvent[]> =>
  tx<FocusEvent[]>`
    select * from (
      select ${focusEventTable.columns(tx)} from focus_event
      where focus_id = ${focus} and dossier_id = ${dossier} and current
      order by created_at desc, _id desc limit ${listedAtMost - 1}
    ) later
    union all
    select f._id, f.version, f.dossier_id, f._id, f.data, f.action, f.evaluation, f.readings, 'open', first.author, f.created_at,
      f.written_at, f.reason, f.struck, f.handover
    from focus f join focus first on first._id = f._id and first.version = 1
    where f._id = ${focus} and f.dossier_id = ${dossier} and f.current
    order by created_at desc, _id desc`

/**
 * Refuses a note that points at a reading which is none of this client's.
 * @throws {Refusal} at `readings`
 */
export async function refuseUnknownReadings(
  tx: Tx,
  dossier: DossierId,
  readings: readonly Id[],
): Promise<void> {
  if (readings.length === 0) return
  const [known] = await tx<{ count: number }[]>`
    select count(*)::int as count from clinical_parameter
    where _id = any(${[...readings]}::uuid[]) and dossier_id = ${dossier} and current`
  if (known!.count < readings.length) throw refuseField('readings', 'not_an_option')
}

/** Lets the focuses of a client be opened one after the other, until the transaction ends. */
export const lockFocuses = (tx: Tx, dossier: DossierId) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`focus ${dossier}`}, 0))`

/**
 * Refuses to open a second focus of one topic.
 * @throws {Refusal} `focus_open`, with the focus that is open
 */
export async function refuseSecondOpen(
  tx: Tx,
  dossier: DossierId,
  topic: FocusTopicId | null,
  but: Id,
): Promise<void> {
  if (topic === null) return
  const [current] = await tx<Focus[]>`
    select ${focusTable.columns(tx)} from focus
    where dossier_id = ${dossier} and current and focus_topic_id = ${topic} and status = 'open'
      and struck is null and _id <> ${but} limit 1`
  if (current) throw new Refusal('focus_open', { current })
}
