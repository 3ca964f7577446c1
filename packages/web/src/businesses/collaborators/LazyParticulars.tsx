import { late } from '../../ui/late.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'

/** Week, numbers and relatives stand below everything else that is asked of a collaborator. */
export const ParticularsFields = late(
  async () => (await import('./ParticularsFields.tsx')).ParticularsFields,
  <FormSkeleton fields={4} />,
)
