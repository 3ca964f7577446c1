import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { DoseScale } from '../drugs/dose-scale.ts'

/**
 * What a scale says of a dose: the value that counts, null where it has to be measured, and how much it proposes; null
 * where it proposes nothing.
 */
export const AskedScale = z.strictObject({
  scale: DoseScale,
  value: z.nullable(z.number()),
  measured_at: z.nullable(Instant),
  proposed: z.nullable(z.number()),
})
export type AskedScale = z.infer<typeof AskedScale>
