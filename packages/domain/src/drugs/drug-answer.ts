import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { confirmationOf } from '../records/confirmation.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'

/** What is asked before a drug is written. It is no interaction check: only what the table of substances tells. */
export const drugQuestionCodes = ['allergy', 'same_substance'] as const

/** How something is called in each language. */
export const Called = z.strictObject({ it: z.string(), de: z.string(), fr: z.string(), en: z.string() })
export type Called = z.infer<typeof Called>

/** An allergy as it stands in the dossier: a warning, or an answer of the anamnesis (`health_state`). */
export const AllergyNote = z.strictObject({
  source: z.enum(['warning', 'allergies', 'intollerances']),
  text: z.string(),
})
export type AllergyNote = z.infer<typeof AllergyNote>

/** An allergy that speaks against a drug; `because`: the substance, or the class, that both of them hold. */
export const AllergyMatch = z.strictObject({ ...AllergyNote.shape, because: Called })
export type AllergyMatch = z.infer<typeof AllergyMatch>

const AllergyQuestion = z.strictObject({ code: z.literal('allergy'), ...AllergyMatch.shape })

const SameSubstanceQuestion = z.strictObject({
  code: z.literal('same_substance'),
  drugId: Id,
  name: z.string(),
  because: Called,
})

export const DrugQuestion = z.discriminatedUnion('code', [AllergyQuestion, SameSubstanceQuestion])
export type DrugQuestion = z.infer<typeof DrugQuestion>

/** What the refusal of a drug carries about which something is to be asked. */
export const DrugQuestions = z.strictObject({ questions: z.array(DrugQuestion) })
export type DrugQuestions = z.infer<typeof DrugQuestions>

export const DrugConfirmation = confirmationOf(drugQuestionCodes)

/** A question that was answered when a version of the drug was written, kept with every version for which it holds. */
export const DrugAnswer = z.strictObject({
  question: DrugQuestion,
  reason: z.string(),
  by: Signature,
  at: Instant,
})
export type DrugAnswer = z.infer<typeof DrugAnswer>
