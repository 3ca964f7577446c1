import type { AbsenceCall, MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { liesOutside } from '@vicino/domain/absences/given-back.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { AskingOfTask } from '../task-access.ts'
import { withOrigins } from '../task-origin.store.ts'
import { findTasks } from '../tasks.store.ts'
import { findPlanned } from './absence-plan.store.ts'
import { findAbsence, listKept, listReached } from './absences.store.ts'
import { openAmong } from './open-tasks.ts'

/** An absence of somebody whom its reader plans. */
export async function findPlannedAbsence({ tx, author }: Pick<AskingOfTask, 'tx' | 'author'>, id: Id) {
  const absence = await findAbsence(tx, id)
  return absence && (await findPlanned(tx, author, absence.operator._id)) ? absence : undefined
}

/**
 * An absence with those of the tasks that its reader may still plan; undefined where there is none, or she does not plan
 * for whoever was away.
 */
export async function readMade(asking: AskingOfTask, id: Id): Promise<MadeAbsence | undefined> {
  const { tx, now } = asking
  const absence = await findPlannedAbsence(asking, id)
  if (!absence) return undefined
  const kept = await listKept(tx, id)
  const standing = await findTasks(tx, [id, ...kept.map(({ task_id }) => task_id)])
  const known = await withOrigins(asking, await openAmong(asking, standing))
  const itself = standing.find(({ _id }) => _id === id)
  const rowOf = new Map(kept.map(row => [row.task_id, row]))
  const rows = known
    .flatMap(task => {
      const row = rowOf.get(task._id)
      return row ? [{ task, row }] : []
    })
    .toSorted((one, other) => (placeOf(one.task) < placeOf(other.task) ? -1 : 1))
  const outside = rows.flatMap(({ task, row }) =>
    liesOutside(itself, task, { handedOn: row.version, now }) ? task._id : [],
  )
  return {
    ...absence,
    task: known.find(({ _id }) => _id === id) ?? null,
    handed: rows.map(({ task, row }) => ({ task, to: row.taker })),
    outside: absence.undone_at === null ? outside : [],
    gone: kept.length - (standing.length - (itself ? 1 : 0)),
  }
}

const placeOf = ({ date, start_time, _id }: Task): string => `${date} ${start_time ?? ''} ${_id}`

/** The clients whose visits an absence has handed on, in the order in which the first of each comes. */
export async function readCalls(
  { tx, author, today }: AskingOfTask,
  absence: MadeAbsence,
): Promise<AbsenceCall[]> {
  const byClient = Map.groupBy(
    absence.handed.filter(({ task }) => task.dossierId !== null),
    ({ task }) => task.dossierId!,
  )
  const reached = await listReached(tx, author, [...byClient.keys()], today)
  const reachOf = new Map(reached.map(({ dossier, ...reach }) => [dossier, reach]))
  return Array.from(byClient, ([dossier, visits]) => ({
    client: visits[0]!.task.client!,
    phone: null,
    persons: [],
    ...reachOf.get(dossier),
    visits,
  }))
}
