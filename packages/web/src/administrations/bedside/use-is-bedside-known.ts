import { getBedside } from '@vicino/domain/administrations/rounds.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSettled } from '../../calls/use-settled.ts'

/**
 * Whether it is known, or known to be out of reach, what has to be in sight at the bed. Doses come after it: the
 * allergies stand above them, and would push one from under a thumb.
 */
export const useIsBedsideKnown = (dossierId: Id): boolean =>
  useSettled(useRead(getBedside, { params: { dossierId } }))
