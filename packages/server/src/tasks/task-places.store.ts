import type { Day } from '@vicino/domain/days/day.ts'
import type { DossierStatus, Suspension } from '@vicino/domain/dossiers/dossier.ts'
import type { TaskFields } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { type DossierId, visitOpensDays } from '../http/dossier-access.ts'

/** What planning adds to the written fields: whose dossier, whether it is opened, whether it rests that day. */
export type Placing = { dossier: DossierId | null; opens_dossier: boolean; suspended_by_dossier: boolean }

type HeldDossier = { status: DossierStatus; suspension: Suspension | null }

/** How dossiers stand, held against a change of their status until the transaction ends. */
export async function holdDossiers(tx: Tx, dossiers: readonly DossierId[]): Promise<Map<Id, HeldDossier>> {
  if (dossiers.length === 0) return new Map()
  const rows = await tx<{ _id: Id; status: DossierStatus; from: Day | null; to: Day | null }[]>`
    select _id, status, suspended_from as from, suspended_to as to from dossier
    where _id = any(${dossiers}::uuid[]) order by _id for share`
  return new Map(
    rows.map(({ _id, status, from, to }) => [
      _id,
      { status, suspension: from === null ? null : { from, to } },
    ]),
  )
}

/** A task and where it will stand. */
type Placed = { _id: Id; fields: Pick<TaskFields, 'date' | 'type'>; placing: Placing }

/** The places of tasks as rows `p`, to change a `task t` by. */
export const placesOfTasks = (tx: Tx, placed: readonly Placed[]): Fragment => tx`
  jsonb_to_recordset(${tx.json(placed.map(({ _id, fields: { date, type }, placing }) => ({ _id, date, type, ...placing })))})
    as p (_id uuid, date date, type text, dossier uuid, opens_dossier boolean, suspended_by_dossier boolean)`

/**
 * What a place sets in a `task t`. A visit that its own operator moves goes on opening the dossier, but only around the
 * day that was planned for her and for the client that was.
 */
export const takesPlace = (tx: Tx): Fragment => tx`
  dossier_id = p.dossier, suspended_by_dossier = p.suspended_by_dossier,
  planned_date = case when not p.opens_dossier then coalesce(t.planned_date, t.date) end,
  opens_dossier = p.opens_dossier or t.opens_dossier and t.dossier_id is not distinct from p.dossier
    and abs(p.date - coalesce(t.planned_date, t.date)) <= ${visitOpensDays}`
