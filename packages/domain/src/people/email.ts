import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** The longest name before the @ (RFC 5321, 4.5.3.1.1), and the longest address that mail servers carry. */
const localMax = 64
const addressMax = 254

/** An e-mail address. */
export const Email = z.string().check(
  z.trim(),
  maxLength(addressMax),
  z.email('bad_email'),
  z.refine(address => address.lastIndexOf('@') <= localMax, 'bad_email'),
)
export type Email = z.infer<typeof Email>
