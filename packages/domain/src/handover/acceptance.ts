import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Signature } from '../records/versioned.ts'

/**
 * Who took an entry over, and when. Seen is not accepted: this is a tap of its own (decision 0025). `done`: what its
 * writer did herself, where nobody else took it over.
 */
export const Acceptance = z.strictObject({ by: Signature, at: Instant, done: z.nullable(z.string()) })
export type Acceptance = z.infer<typeof Acceptance>
