import type { RefusedField } from '../wire/field-error.ts'
import type { TaskStatus } from './task-status.ts'

/**
 * Of what a to-do comes: of a measure of a care plan or of a step of a protocol, and whether its reader may know that.
 * `goes_on`: it is a step of a protocol that is open; `is_confirmed`: somebody said there that it was carried out.
 */
export type CareOrigin = { known: boolean; goes_on: boolean; is_confirmed: boolean }

/**
 * What keeps somebody from settling a to-do of care, or from reopening it, by its status. What was done of a step, by
 * whom and what speaks for it, is said at the step, and the to-do follows. Who may not know what is to be done cannot
 * say that it was done, and is told no more than that; she may call it off like any other.
 */
export function problemOfSettling(
  origin: CareOrigin | undefined,
  before: TaskStatus,
  next: TaskStatus,
): RefusedField['code'] | null {
  if (!origin || next === before || (next !== 'completed' && before !== 'completed')) return null
  if (!origin.known) return 'care_untold'
  if (next === 'completed' && origin.goes_on) return 'step_confirmed_there'
  return origin.is_confirmed ? 'step_stands_confirmed' : null
}
