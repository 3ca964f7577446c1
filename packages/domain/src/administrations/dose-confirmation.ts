import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'
import { Reason } from '../wire/text.ts'

/**
 * What is asked before a dose, in the order in which it is read: first what changed while the page was open, then
 * what the dose itself meets. The list is closed; each has its rule in `dose-questions.ts` (decision 0034).
 */
export const doseQuestionCodes = [
  'drug_changed',
  'dose_answered',
  'dose_near',
  'dose_multiple',
  'dose_over_day',
  'dose_before_window',
  'client_suspended',
  'hold',
] as const
export type DoseQuestionCode = (typeof doseQuestionCodes)[number]

const Codes = z.array(z.enum(doseQuestionCodes)).check(maxLength(doseQuestionCodes.length))

/** What was read and answered with a reason. Without `of` it is everything: whoever names it is asked about the rest. */
export const DoseConfirmation = z.strictObject({ reason: Reason, of: z.optional(Codes) })
export type DoseConfirmation = z.infer<typeof DoseConfirmation>

/** Those of some questions that nobody answered yet. */
export const unanswered = <Question extends { code: DoseQuestionCode }>(
  questions: readonly Question[],
  confirm: DoseConfirmation | undefined,
): Question[] =>
  questions.filter(({ code }) => confirm === undefined || (confirm.of && !confirm.of.includes(code)))

/** What an order may have foreseen: it is answered by one tap. Against anything else the order itself speaks. */
const foreseen: readonly DoseQuestionCode[] = ['dose_near', 'dose_before_window']

/** Whether "as ordered" can be the reason for all that is asked. */
export const answeredByOrder = (asked: readonly DoseQuestionCode[]): boolean =>
  asked.every(code => foreseen.includes(code))

/** Why a dose was really given although something spoke against it, and what was asked; of old doses only why. */
export const ConfirmAdministration = z.strictObject({ reason: Reason, of: z.optional(Codes) })
export type ConfirmAdministration = z.infer<typeof ConfirmAdministration>
