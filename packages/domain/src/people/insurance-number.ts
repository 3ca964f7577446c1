import * as z from 'zod/mini'

/** Number of the insured at the insurer, in the insurer's own form. The invoice takes at most 35 characters. */
export const InsuranceNumber = z
  .string()
  .check(z.trim(), z.minLength(6, 'bad_insurance_number'), z.maxLength(35), z.regex(/^\P{Cc}*$/u))
export type InsuranceNumber = z.infer<typeof InsuranceNumber>
