import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { HoldRule } from '../drugs/hold-rules.ts'

/**
 * The value that counts for a dose, and when it was measured. Without either it has to be measured; with the time
 * alone it stands, and whoever asks may not read it.
 */
export const ValueThatCounts = z.strictObject({
  value: z.nullable(z.number()),
  measured_at: z.nullable(Instant),
})
export type ValueThatCounts = z.infer<typeof ValueThatCounts>

/** Whether nothing stands by which a dose could be judged. */
export const isUnmeasured = ({ value, measured_at }: ValueThatCounts): boolean =>
  value === null && measured_at === null

/** A rule by which a dose may have to be held, and the value that counts. */
export const AskedHold = z.strictObject({ ...HoldRule.shape, ...ValueThatCounts.shape })
export type AskedHold = z.infer<typeof AskedHold>
