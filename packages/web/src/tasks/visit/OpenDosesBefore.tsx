import type { Task } from '@vicino/domain/tasks/task.ts'
import { isDueIn } from './is-due-in.ts'
import { OpenDosesOfDossier } from './later-parts.ts'

/** What earlier visits left open at the client of this one; `due` is null where her drugs are not the reader's. */
export function OpenDosesBefore({ task }: { task: Task }) {
  const { dossierId, visit } = task
  if (!dossierId || !visit?.due) return null
  return <OpenDosesOfDossier dossierId={dossierId} isShown={open => isDueIn(task, open)} />
}
