import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { HoldRule } from '../drugs/hold-rules.ts'

/** A rule by which a dose may have to be held, and the value that counts; without one it has to be measured. */
export const AskedHold = z.strictObject({
  ...HoldRule.shape,
  value: z.nullable(z.number()),
  measured_at: z.nullable(Instant),
})
export type AskedHold = z.infer<typeof AskedHold>
