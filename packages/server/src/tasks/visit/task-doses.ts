import type { Task, TaskFields } from '@vicino/domain/tasks/task.ts'
import { isPermitted, readStanding } from '../../http/dossier-access.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AskingOfTask } from '../task-access.ts'
import { withVisitSheets } from './visit-sheet.store.ts'

/**
 * Refuses the end of a visit in which a due dose has no answer, to somebody who gives drugs: a reason of hers lets
 * it through. For anybody else the dose stays open on the round.
 * @throws {Refusal} `doses_open`, with those doses
 */
export async function refuseOpenDoses(
  { tx, author, session, today, now }: AskingOfTask,
  before: Task,
  after: Pick<TaskFields, 'type' | 'status'>,
  isConfirmed: boolean,
): Promise<void> {
  const ends = after.type === 'client' && after.status === 'completed' && before.status !== 'completed'
  if (!ends || isConfirmed || before.dossierId === null) return
  const [standing] = await readStanding(tx, before.dossierId, today)
  if (!standing || !isPermitted(session, standing, 'drugs.administer', 'write')) return
  const [visit] = await withVisitSheets(tx, { author, today, now }, [before], before.date)
  const open = (visit?.visit?.due ?? []).filter(({ answer }) => answer === null)
  if (open.length > 0) throw new Refusal('doses_open', { current: open })
}
