import * as z from 'zod/mini'
import { maxLength, minLength } from '../wire/length.ts'

/** Number of the insured at the insurer, in the insurer's own form. The invoice takes at most 35 characters. */
export const InsuranceNumber = z
  .string()
  .check(z.trim(), minLength(6, 'bad_insurance_number'), maxLength(35), z.regex(/^\P{Cc}*$/u))
export type InsuranceNumber = z.infer<typeof InsuranceNumber>
