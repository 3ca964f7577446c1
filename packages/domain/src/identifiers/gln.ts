import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'
import { gs1CheckDigit } from './check-digit.ts'

const written = /^\d{13}$/

/**
 * Global Location Number (formerly EAN) of a person or a house: 13 digits, the last one a check digit. Stored without
 * separators.
 */
export const Gln = z.string().check(
  maxLength(40),
  z.overwrite(text => text.replace(/[\s.-]/g, '')),
  z.refine(gln => written.test(gln), { error: 'bad_gln', abort: true }),
  z.refine(gln => gs1CheckDigit(gln.slice(0, 12)) === Number(gln[12]), 'bad_gln_check_digit'),
)
export type Gln = z.infer<typeof Gln>

/** Swiss numbers begin with 76. Never a refusal: the standard of the invoices has two that do not. */
export const isForeignGln = (gln: Gln): boolean => !gln.startsWith('76')
