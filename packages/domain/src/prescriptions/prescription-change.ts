import type { Instant } from '../days/instant.ts'
import { correctionNeedsReason } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import type { Prescription, PrescriptionChange, PrescriptionFields } from './prescription.ts'

type Before = Pick<Prescription, 'status' | 'author' | 'created_at'> & PrescriptionFields

/** What a change is, as the log tells it. */
export function kindOfChange(
  { status }: Pick<Before, 'status'>,
  change: Pick<PrescriptionChange, 'status' | 'struck'>,
): 'struck' | 'ended' | 'reopened' | 'corrected' {
  if (change.struck) return 'struck'
  if (change.status === undefined || change.status === status) return 'corrected'
  return change.status === 'closed' ? 'ended' : 'reopened'
}

/**
 * Whether a change needs a reason. To close and to open again is no correction, and neither is to write what was not
 * known before: who signed, and when, is known later than what is prescribed.
 */
export function changeNeedsReason(
  before: Before,
  changed: Partial<PrescriptionFields>,
  author: Id,
  now: Instant,
): boolean {
  const fields = Object.keys(changed) as (keyof PrescriptionFields)[]
  return fields.some(field => before[field] !== null) && correctionNeedsReason(before, author, now)
}
