import type { Day } from '@vicino/domain/days/day.ts'
import { addPerformances, getTaskPerformances } from '@vicino/domain/performances/performances.contract.ts'
import { canHaveServices, isRecordedBy } from '@vicino/domain/performances/recording.ts'
import { isOwnOf } from '@vicino/domain/tasks/task-holder.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { type AskingOfDossier as Reader, type DossierId, isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import { refuseGone } from '../tasks/foreign-tasks.store.ts'
import { findTask } from '../tasks/tasks.store.ts'

/** The dossier of a visit, and who asks of it. */
type Visited = Reader & { dossier: DossierId }

type Asking = Pick<Call<typeof getTaskPerformances>, 'tx' | 'author' | 'session' | 'today'>

/**
 * The dossier of a visit whose services are to be read, under the rules of the dossier; undefined for one's own
 * task that is no visit. What a missing, a foreign and a forbidden task answer is the same 404.
 */
export async function readVisit(asking: Asking, id: Id): Promise<Visited | undefined> {
  const { tx, author, session, today } = asking
  const task = (await findTask(tx, id)) ?? (await refuseGone(asking, [id]))
  if (task.dossierId)
    return { session, ...(await admitNamed(tx, session, task.dossierId, today, getTaskPerformances)) }
  if (!isOwnOf(task, author._id)) throw new Denied(new Refusal('not_found'), session)
  return undefined
}

/** A visit on which somebody may record what was done: its dossier and its day. */
export type VisitToRecord = { task: Id; dossier: DossierId; date: Day }

/**
 * A visit on which the author may record what was done.
 * @throws {Refusal} `visit_not_carried_out` where no services can have been performed, `forbidden` where the visit
 * is not hers to record
 */
export async function readVisitToRecord(asking: Asking, id: Id): Promise<VisitToRecord> {
  const { tx, author, session, today } = asking
  const task = (await findTask(tx, id)) ?? (await refuseGone(asking, [id]))
  if (!task.dossierId) {
    if (!isOwnOf(task, author._id)) throw new Denied(new Refusal('not_found'), session)
    throw new Refusal('visit_not_carried_out')
  }
  const { dossier, standing } = await admitNamed(tx, session, task.dossierId, today, addPerformances)
  const plansForClient = isPermitted(session, standing, 'calendar.plan_all', 'write')
  if (!isRecordedBy(task, author._id, plansForClient))
    throw new Denied(new Refusal('forbidden'), session, dossier)
  if (!canHaveServices(task, today)) throw new Refusal('visit_not_carried_out')
  return { task: id, dossier, date: task.date }
}
