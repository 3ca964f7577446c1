import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { type Instant, todayIn } from '../days/instant.ts'

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

/**
 * What is known of a client's allergies: each as it stands in the dossier, and the day on which somebody wrote that
 * there is none. Neither: nobody has asked.
 */
export const ClientAllergies = z.strictObject({ notes: z.array(AllergyNote), none_on: z.nullable(Day) })
export type ClientAllergies = z.infer<typeof ClientAllergies>

/** The answers of the current anamnesis, `health_state`; `confirmed`: not only copied from an older one. */
export type AllergyAnswers = {
  allergies: string | null
  allergies_note: string | null
  intollerances: string | null
  intollerances_note: string | null
  saved_at: Instant
  confirmed: boolean
}

/** What the warnings of the kind allergy and the anamnesis say together. */
export function allergiesOf(
  warnings: readonly string[],
  answers: AllergyAnswers | undefined,
): ClientAllergies {
  const answered = (['allergies', 'intollerances'] as const).flatMap(source =>
    answers?.[source] === 'yes' ? [{ source, text: answers[`${source}_note`] ?? '' }] : [],
  )
  const notes = [...warnings.map(text => ({ source: 'warning' as const, text })), ...answered]
  const isNone = notes.length === 0 && answers?.allergies === 'no' && answers.confirmed
  return { notes, none_on: isNone ? todayIn(answers.saved_at) : null }
}
