import { useMay } from '../../session/person.ts'
import { late } from '../../ui/late.ts'

/** Mostly nothing is open: its code comes after the day itself. */
const OpenDosesOfTour = late(
  async () => (await import('../../administrations/OpenDosesOfTour.tsx')).OpenDosesOfTour,
)

/** The doses for which nobody answered, for whoever reads drugs. */
export const OpenDosesToday = () => useMay('drugs.read') && <OpenDosesOfTour folded />
