import * as z from 'zod/mini'
import { Id } from '../wire/id.ts'
import { Reason } from '../wire/text.ts'
import type { ConfirmOverlap } from './task.ts'
import { maxLength } from '../wire/length.ts'

/** Most tasks that are looked at for one call: a series over years of a busy person meets thousands. */
export const mostRivals = 20_000

/**
 * Why tasks are planned in spite of what stands in their way, and of which clashes that was said. Without `of` it
 * is said of all; whoever names them is asked again once another one has come up.
 */
export const OverlapConfirmation = z.strictObject({
  reason: Reason,
  of: z.optional(z.array(Id).check(maxLength(mostRivals))),
})
export type OverlapConfirmation = z.infer<typeof OverlapConfirmation>

/** What is kept of it beside the task. */
export const keptReason = (confirmation: OverlapConfirmation | null | undefined): ConfirmOverlap | null =>
  confirmation ? { reason: confirmation.reason } : null
