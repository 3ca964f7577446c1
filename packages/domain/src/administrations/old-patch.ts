import * as z from 'zod/mini'

/** What became of the patch of before, told when the next one is put on: two at once are twice the dose. */
export const oldPatchAnswers = [
  { value: 'removed', label: 'Sì', told: { label: 'Tolto' } },
  { value: 'left_on', label: 'No', told: { label: 'Non tolto' } },
  { value: 'not_found', label: 'Non trovato', told: { label: 'Non trovato' } },
] as const

export const OldPatch = z.enum(oldPatchAnswers.map(({ value }) => value))
export type OldPatch = z.infer<typeof OldPatch>
