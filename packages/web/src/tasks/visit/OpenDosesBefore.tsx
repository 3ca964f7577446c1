import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { late } from '../../ui/late.ts'

/** Mostly nothing is open of a client: its code comes after the visit itself. */
const OpenDosesOfDossier = late(
  async () => (await import('../../administrations/OpenDosesOfDossier.tsx')).OpenDosesOfDossier,
)

/** What earlier visits left open at the client of this one; `due` is null where her drugs are not the reader's. */
export function OpenDosesBefore({ task: { dossierId, visit } }: { task: Task }) {
  const due = visit?.due
  if (!dossierId || !due) return null
  return <OpenDosesOfDossier dossierId={dossierId} isShown={open => due.some(dose => isDose(dose, open))} />
}
