import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import { Country } from '../people/postal-code.ts'
import { nameMax, someLine } from '../wire/text.ts'

/**
 * Nationality and religion: sensitive data (art. 5 of the data protection act) that nobody has to give. They are told
 * to those alone whose care may turn on them; everybody else's answers do not hold them at all.
 */
export const ProtectedFields = z.strictObject({
  nationality: z.nullable(Country),
  religion: z.nullable(someLine(nameMax)),
})
export type ProtectedFields = z.infer<typeof ProtectedFields>

export const protectedFields = [
  'nationality',
  'religion',
] as const satisfies readonly (keyof ProtectedFields)[]

/** Who reads them under it writes them with the other personal data: nobody replaces what she may not see. */
export const readsProtected: Permission = 'personal.religion_nationality'
