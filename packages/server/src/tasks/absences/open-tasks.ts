import type { Task } from '@vicino/domain/tasks/task.ts'
import { changeableAmong, type AskingOfTask } from '../task-access.ts'
import { closedAmong } from './absences.store.ts'

/** Those of the tasks that somebody may change: one of a closed dossier refuses itself, and not all that it is asked with. */
export async function openAmong<T extends Task>(asking: AskingOfTask, tasks: readonly T[]): Promise<T[]> {
  const closed = await closedAmong(
    asking.tx,
    tasks.flatMap(({ dossierId }) => dossierId ?? []),
  )
  return changeableAmong(
    asking,
    tasks.filter(({ dossierId }) => !closed.has(dossierId ?? '')),
  )
}
