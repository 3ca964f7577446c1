import * as z from 'zod/mini'
import type { JobTitle } from './job-title.ts'

/** As what somebody counts in the yearly statistics of home care: by her training, whatever she does (billing.md). */
export const trainings = [
  { value: 'tertiary_nurse', label: 'Inf. di livello terziario' },
  { value: 'other_tertiary', label: 'Altra formazione terziaria' },
  { value: 'three_year_certificate', label: 'OSS (AFC, tre anni)' },
  { value: 'two_year_certificate', label: 'ACSS (CFP, due anni)' },
  { value: 'nursing_assistant', label: 'Assistente di cura' },
  { value: 'red_cross_helper', label: 'Collaboratrice sanitaria CRS' },
  { value: 'family_helper', label: 'Aiuto familiare' },
  { value: 'domestic_helper', label: 'Ausiliaria di economia domestica' },
  { value: 'administrative', label: 'Formazione amministrativa' },
  { value: 'other', label: 'Altra formazione' },
  { value: 'none', label: 'Nessuna formazione' },
  { value: 'in_training', label: 'In formazione' },
] as const

export const Training = z.enum(trainings.map(training => training.value))
export type Training = z.infer<typeof Training>

/** The training that a qualification usually means: what the form proposes. */
export const usualTraining: Record<JobTitle, Training> = {
  nurse_bsc: 'tertiary_nurse',
  nurse_diploma: 'tertiary_nurse',
  nurse_specialist: 'tertiary_nurse',
  nurse_independent: 'tertiary_nurse',
  oss: 'three_year_certificate',
  acss: 'two_year_certificate',
  care_assistant: 'nursing_assistant',
  crs_helper: 'red_cross_helper',
  family_helper: 'family_helper',
  domestic_helper: 'domestic_helper',
  physiotherapist: 'other_tertiary',
  occupational_therapist: 'other_tertiary',
  physician: 'other_tertiary',
  social_worker: 'other_tertiary',
  planner: 'administrative',
  administration: 'administrative',
  director: 'other',
  trainee: 'in_training',
}
