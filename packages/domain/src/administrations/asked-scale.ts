import * as z from 'zod/mini'
import { DoseScale } from '../drugs/dose-scale.ts'
import { ValueThatCounts } from './asked-hold.ts'

/** What a scale says of a dose: the value that counts, and how much it proposes; null where it proposes nothing. */
export const AskedScale = z.strictObject({
  scale: DoseScale,
  ...ValueThatCounts.shape,
  proposed: z.nullable(z.number()),
})
export type AskedScale = z.infer<typeof AskedScale>
