import { absenceKinds } from '../absences/absence-kinds.ts'

/** Why two things mostly stand at one time: one tap says it. */
export const frequentReasons = [
  { value: 'pair_visit', label: 'Visita in coppia' },
  { value: 'time_to_adapt', label: 'Orario da adattare' },
] as const

/** The reasons that are kept as a word of the code, and read in each language; any other is kept as it was written. */
const keptReasons: readonly { value: string; label: string }[] = [...frequentReasons, ...absenceKinds]

/** The words of a reason that is kept as a word of the code; undefined of one that somebody wrote. */
export const labelOfReason = (reason: string): string | undefined =>
  keptReasons.find(({ value }) => value === reason)?.label
