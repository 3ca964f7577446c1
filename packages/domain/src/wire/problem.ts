import * as z from 'zod/mini'
import { fieldSentences } from './field-error.catalogue.ts'
import type { RefusedField } from './field-error.ts'
import { serverSentences } from './server-error.catalogue.ts'
import { problems } from './problem.catalogue.ts'

/** The closed list of refusals. */
export type ProblemCode = keyof typeof problems

/** RFC 9457 problem details as the server sends them. `current` is the record that a stale update met. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(Object.keys(problems) as ProblemCode[]),
  errors: z.array(
    z.strictObject({
      path: z.string(),
      code: z.enum(Object.keys({ ...fieldSentences, ...serverSentences }) as RefusedField['code'][]),
      message: z.string(),
    }),
  ),
  requestId: z.string(),
  current: z.optional(z.unknown()),
})
export type Problem = z.infer<typeof Problem>
