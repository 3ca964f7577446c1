import { plansFor } from '@vicino/domain/tasks/planner.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { isOwnOf } from '@vicino/domain/tasks/task-holder.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitAllNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { findRemoved, type RemovedTask } from './removed-tasks.store.ts'
import { readColleagues } from './tasks.store.ts'

type Asking = Pick<Call<typeof getTask>, 'tx' | 'author' | 'session' | 'today'>

/** The dossiers of some tasks, each once. */
export const dossiersOfTasks = (tasks: readonly Pick<Task, 'dossierId'>[]): Id[] => [
  ...new Set(tasks.flatMap(({ dossierId }) => dossierId ?? [])),
]

/** Refuses what is neither the author's own nor of her team, but for what its dossier or her planning opens to her. */
export async function admitForeign(
  { tx, author, session, today }: Asking,
  foreign: readonly Pick<Task, 'dossierId'>[],
): Promise<void> {
  if (plansFor(author) !== 'all' && foreign.some(({ dossierId }) => dossierId === null))
    throw new Denied(new Refusal('not_found'), session)
  await admitAllNamed(tx, session, dossiersOfTasks(foreign), today, getTask)
}

/**
 * Refuses tasks of which some are not there.
 * @throws {Refusal} `removed`, with who took the first of them off the plan, to who might have read it
 */
export async function refuseGone(
  asking: Asking,
  ids: readonly Id[],
  there: readonly Task[] = [],
): Promise<never> {
  const { tx, author } = asking
  const known = new Set(there.map(({ _id }) => _id))
  const [gone] = await findRemoved(
    tx,
    ids.filter(id => !known.has(id)),
  )
  if (!gone) throw new Refusal('not_found')
  if (!isOwnOf(gone, author._id) && !(await wasOfTeam(asking, gone))) await admitForeign(asking, [gone])
  throw new Refusal('removed', { said: { by: gone.by, at: gone.at } })
}

/** Whether somebody plans for her teams, and one of them was to carry the task out. */
async function wasOfTeam(
  { tx, author }: Pick<Asking, 'tx' | 'author'>,
  { operators }: RemovedTask,
): Promise<boolean> {
  if (plansFor(author) !== 'team') return false
  const colleagues = await readColleagues(
    tx,
    operators.map(({ _id }) => _id),
  )
  return colleagues.some(({ in_team }) => in_team)
}
