import * as z from 'zod/mini'
import { digestOf } from '../wire/digest.ts'
import { maxLength } from '../wire/length.ts'
import { Reason } from '../wire/text.ts'

/** Most questions that one reason answers. */
const mostQuestions = 200

/**
 * How a question is named by whoever answers it: by its code and by the facts that were read. Where those are others
 * by now it is another question, and has another name.
 */
export const questionKey = (code: string, facts: unknown): string => `${code}:${digestOf(facts)}`

/** A question that is asked, under its name. */
export const keyed = { key: z.string() }

const isKeyOf = (codes: readonly string[]) => (key: string) => codes.includes(key.split(':', 1)[0]!)

/**
 * What was read and answered with a reason before something is written; `of` names each question by its key. Without
 * it it is everything: whoever names what she read is asked about the rest (decision 0025). A code alone names no
 * facts.
 */
export const confirmationOf = (codes: readonly string[]) =>
  z.strictObject({
    reason: Reason,
    of: z.optional(
      z.array(z.string().check(z.refine(isKeyOf(codes), 'not_an_option'))).check(maxLength(mostQuestions)),
    ),
  })

export type Confirmation = { reason: string; of?: readonly string[] | undefined }

/** Those of some questions that nobody answered yet. */
export const unconfirmed = <Question extends { key: string }>(
  questions: readonly Question[],
  confirm: Confirmation | undefined,
): Question[] =>
  questions.filter(({ key }) => confirm === undefined || (confirm.of && !confirm.of.includes(key)))
