import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'
import { Reason } from '../wire/text.ts'

/**
 * What was read and answered with a reason before something was written. Without `of` it is everything: whoever names
 * what she read is asked about the rest (decision 0025).
 */
export const confirmationOf = <const Code extends string>(codes: readonly Code[]) =>
  z.strictObject({ reason: Reason, of: z.optional(z.array(z.enum(codes)).check(maxLength(codes.length))) })

export type Confirmation = { reason: string; of?: readonly string[] | undefined }

/** Those of some questions that nobody answered yet. */
export const unconfirmed = <Question extends { code: string }>(
  questions: readonly Question[],
  confirm: Confirmation | undefined,
): Question[] =>
  questions.filter(({ code }) => confirm === undefined || (confirm.of && !confirm.of.includes(code)))
