import { late } from '../ui/late.ts'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'

/** They come when they are shown: the first step of a prescription does not wait for the catalogue nor for the last. */
export const ServicesStep = late(
  async () => (await import('./LaterSteps.tsx')).ServicesStep,
  <FormSkeleton fields={4} />,
)
export const ServicesChoice = late(
  async () => (await import('./LaterSteps.tsx')).ServicesChoice,
  <FormSkeleton fields={4} />,
)
export const SummaryStep = late(async () => (await import('./LaterSteps.tsx')).SummaryStep, <FormSkeleton />)
