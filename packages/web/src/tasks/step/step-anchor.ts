import type { Id } from '@vicino/domain/wire/id.ts'

/** Where a step of a protocol stands on the protocol's page. */
export const stepAnchor = (stepId: Id): string => `step-${stepId}`
