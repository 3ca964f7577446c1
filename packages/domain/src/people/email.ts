import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** An e-mail address. 254 characters is the longest that mail servers carry. */
export const Email = z.string().check(z.trim(), maxLength(254), z.email('bad_email'))
export type Email = z.infer<typeof Email>
