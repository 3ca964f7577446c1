import type { Task } from '@vicino/domain/tasks/task.ts'
import { late } from '../../ui/late.ts'
import { isDueIn } from './is-due-in.ts'

/** Mostly nothing is open of a client: its code comes after the visit itself. */
const OpenDosesOfDossier = late(
  async () => (await import('../../administrations/open/OpenDosesOfDossier.tsx')).OpenDosesOfDossier,
)

/** What earlier visits left open at the client of this one; `due` is null where her drugs are not the reader's. */
export function OpenDosesBefore({ task }: { task: Task }) {
  const { dossierId, visit } = task
  if (!dossierId || !visit?.due) return null
  return <OpenDosesOfDossier dossierId={dossierId} isShown={open => isDueIn(task, open)} />
}
