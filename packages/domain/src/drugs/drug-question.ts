import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { confirmationOf, keyed } from '../records/confirmation.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { AllergyMatch, Called } from './allergies.ts'

/** What is asked before a drug is written. It is no interaction check: only what the table of substances tells. */
const drugQuestionCodes = ['allergy', 'same_substance'] as const

const AllergyQuestion = z.strictObject({ code: z.literal('allergy'), ...AllergyMatch.shape })

const SameSubstanceQuestion = z.strictObject({
  code: z.literal('same_substance'),
  drugId: Id,
  name: z.string(),
  because: Called,
})

export const DrugQuestion = z.discriminatedUnion('code', [AllergyQuestion, SameSubstanceQuestion])
export type DrugQuestion = z.infer<typeof DrugQuestion>

/** A question under the name by which it is answered. */
export const AskedDrugQuestion = z.discriminatedUnion('code', [
  z.strictObject({ ...AllergyQuestion.shape, ...keyed }),
  z.strictObject({ ...SameSubstanceQuestion.shape, ...keyed }),
])
export type AskedDrugQuestion = z.infer<typeof AskedDrugQuestion>

/** What the refusal of a drug carries about which something is to be asked. */
export const DrugQuestions = z.strictObject({ questions: z.array(AskedDrugQuestion) })
export type DrugQuestions = z.infer<typeof DrugQuestions>

/** Why a drug is written although something speaks against it. */
export const ConfirmDrug = confirmationOf(drugQuestionCodes)

/** A question that was answered when a version of the drug was written, kept with every version for which it holds. */
export const DrugAnswer = z.strictObject({
  question: DrugQuestion,
  reason: z.string(),
  by: Signature,
  at: Instant,
})
export type DrugAnswer = z.infer<typeof DrugAnswer>
