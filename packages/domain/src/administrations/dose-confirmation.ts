import * as z from 'zod/mini'
import { confirmationOf } from '../records/confirmation.ts'
import { Reason } from '../wire/text.ts'

/**
 * What is asked before a dose, in the order in which it is read: first what changed while the page was open, then
 * what the dose itself meets. The list is closed; each has its rule in `dose-questions.ts` (decision 0034).
 */
export const doseQuestionCodes = [
  'drug_changed',
  'dose_answered',
  'allergy',
  'dose_near',
  'dose_multiple',
  'dose_over_day',
  'dose_before_window',
  'client_suspended',
  'hold',
  'dose_scale',
] as const
export type DoseQuestionCode = (typeof doseQuestionCodes)[number]

/** Why a dose was really given although something speaks against it, as it is sent. */
export const ConfirmDose = confirmationOf(doseQuestionCodes)
export type ConfirmDose = z.infer<typeof ConfirmDose>

/**
 * Why a dose was really given although something spoke against it, and what was asked; of old doses only why.
 * `ordered`: how much was ordered of one that was asked about as twice that or more.
 */
export const DoseConfirmation = z.strictObject({
  reason: Reason,
  of: z.optional(z.array(z.enum(doseQuestionCodes))),
  ordered: z.optional(z.number()),
})
export type DoseConfirmation = z.infer<typeof DoseConfirmation>

/** What an order may have foreseen: it is answered by one tap. Against anything else the order itself speaks. */
const foreseen: readonly DoseQuestionCode[] = ['dose_near', 'dose_before_window']

/** Whether "as ordered" can be the reason for all that is asked. */
export const answeredByOrder = (asked: readonly DoseQuestionCode[]): boolean =>
  asked.every(code => foreseen.includes(code))

/** Those that a value settles which is measured in answer to them. */
const measured = ['hold', 'dose_scale'] as const satisfies readonly DoseQuestionCode[]

/** Whether a question asks for a value, so that no reason stands for it before it was asked for. */
export const asksValue = (code: DoseQuestionCode): code is (typeof measured)[number] =>
  measured.some(one => one === code)
