import * as z from 'zod/mini'

/** The stable key of a nursing problem: never translated, never used for another one. */
export const FocusTopicId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
export type FocusTopicId = z.infer<typeof FocusTopicId>

/** A nursing problem of the catalogue, in the reader's language. What is common to write of it is only offered. */
export const FocusTopic = z.strictObject({
  focusTopicId: FocusTopicId,
  name: z.string(),
  group: z.string(),
  group_name: z.string(),
  protocol: z.nullable(z.string()),
  common_data: z.array(z.string()),
  common_actions: z.array(z.string()),
})
export type FocusTopic = z.infer<typeof FocusTopic>
