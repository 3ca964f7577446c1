import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useMay } from '../../session/person.ts'
import { late } from '../../ui/late.ts'
import { isDueIn } from '../visit/is-due-in.ts'

/** Mostly nothing is open: its code comes after the day itself. */
const OpenDosesOfTour = late(
  async () => (await import('../../administrations/open/OpenDosesOfTour.tsx')).OpenDosesOfTour,
)
const OpenDosesOfNext = late(
  async () => (await import('../../administrations/open/OpenDosesOfTour.tsx')).OpenDosesOfNext,
)

/** The doses for which nobody answered, for whoever reads drugs; those of the next visit stand in it. */
export function OpenDosesToday({ next }: { next: Task | undefined }) {
  const standsInNext = (open: OrderedDose): boolean =>
    next?.dossierId === open.drug.dossierId && !isDueIn(next, open)
  return useMay('drugs.read') && <OpenDosesOfTour folded isShown={standsInNext} />
}

/** Those of the client of the next visit, in her card. */
export function OpenDosesInNext({ next }: { next: Task }) {
  const reads = useMay('drugs.read')
  const { dossierId } = next
  if (!reads || !dossierId) return null
  return <OpenDosesOfNext dossierId={dossierId} isShown={open => isDueIn(next, open)} />
}
