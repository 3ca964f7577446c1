import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { type Instant, todayIn } from '../days/instant.ts'
import { AllergyNote } from './drug-answer.ts'

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
