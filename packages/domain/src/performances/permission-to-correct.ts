import type { Permission } from '../access/matrix.ts'
import type { Signature } from '../records/versioned.ts'
import type { Id } from '../wire/id.ts'

/** What somebody needs to correct what was performed or used on a visit: less for her own entry than for a colleague's. */
export const permissionToCorrect = ({ author }: { author: Signature }, person: Id): Permission =>
  author._id === person ? 'performance.record' : 'performance.correct_others'
