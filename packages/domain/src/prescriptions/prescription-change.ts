import type { Day } from '../days/day.ts'
import type { Instant } from '../days/instant.ts'
import { correctionNeedsReason } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'
import type { Prescription, PrescriptionChange, PrescriptionFields } from './prescription.ts'
import { endOfClosed } from './prescription-period.ts'

type Before = Pick<Prescription, 'status' | 'author' | 'created_at'> & PrescriptionFields
type Standing = Pick<Prescription, 'status' | 'start' | 'end' | 'original_end'>
type Asked = Pick<PrescriptionChange, 'status' | 'end'>

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
export function prescriptionNeedsReason(
  before: Before,
  changed: Partial<PrescriptionFields>,
  author: Id,
  now: Instant,
): boolean {
  const fields = Object.keys(changed) as (keyof PrescriptionFields)[]
  return fields.some(field => before[field] !== null) && correctionNeedsReason(before, author, now)
}

/** Whether a change closes what is open. */
export const closes = ({ status }: Pick<Standing, 'status'>, change: Asked): boolean =>
  change.status === 'closed' && status === 'open'

/**
 * When it ends after a change. Closed early it ends on the day that is said, or today, and keeps in mind when it was to
 * end, also where that day is corrected afterwards; opened again it ends then, as it was ordered and signed.
 */
export function endsAfter(
  before: Standing,
  change: Asked,
  today: Day,
): Pick<Prescription, 'end' | 'original_end'> {
  if (closes(before, change)) {
    const end = change.end ?? endOfClosed(before, today)
    return { end, original_end: end < before.end ? before.end : null }
  }
  const { original_end } = before
  if (before.status === 'closed' && change.status === 'open')
    return { end: change.end ?? original_end ?? before.end, original_end: null }
  const end = change.end ?? before.end
  const ordered = before.status === 'closed' ? (original_end ?? before.end) : original_end
  return { end, original_end: ordered !== null && end < ordered ? ordered : null }
}
