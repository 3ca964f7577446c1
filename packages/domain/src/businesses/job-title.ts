import * as z from 'zod/mini'
import type { Role } from '../access/role.ts'

/**
 * Qualifications met in the home care of Ticino, from tertiary training to learning on the job. `role` is the
 * function that usually goes with it: what the collaborator form proposes, never what it grants.
 */
export const jobTitles = [
  { value: 'nurse_bsc', label: 'Inf. SUP (BSc)', role: 'INF' },
  { value: 'nurse_diploma', label: 'Inf. dipl. SSS', role: 'INF' },
  { value: 'nurse_specialist', label: 'Inf. con specializzazione', role: 'INF' },
  { value: 'nurse_independent', label: 'Inf. indipendente', role: 'IND' },
  { value: 'oss', label: 'OSS (AFC)', role: 'OSS' },
  { value: 'acss', label: 'ACSS (CFP)', role: 'AC' },
  { value: 'care_assistant', label: 'Assistente di cura AC', role: 'AC' },
  { value: 'crs_helper', label: 'Collaboratrice sanitaria CRS', role: 'AUS' },
  { value: 'family_helper', label: 'Aiuto familiare', role: 'AUS' },
  { value: 'domestic_helper', label: 'Ausiliaria di economia domestica', role: 'AUS' },
  { value: 'physiotherapist', label: 'Fisioterapista', role: 'TER' },
  { value: 'occupational_therapist', label: 'Ergoterapista', role: 'TER' },
  { value: 'physician', label: 'Medico', role: 'MED' },
  { value: 'social_worker', label: 'Assistente sociale', role: 'TER' },
  { value: 'planner', label: 'Pianificazione', role: 'PIA' },
  { value: 'administration', label: 'Personale amministrativo', role: 'AMM' },
  { value: 'director', label: 'Direzione', role: 'PROP' },
  { value: 'trainee', label: 'Apprendista o stagiaire', role: 'AUS' },
] as const satisfies readonly { value: string; label: string; role: Role }[]

export const JobTitle = z.enum(jobTitles.map(title => title.value))
export type JobTitle = z.infer<typeof JobTitle>

export const labelOfJobTitle = (title: JobTitle): string =>
  jobTitles.find(({ value }) => value === title)!.label

export const usualRole = (title: JobTitle): Role => jobTitles.find(({ value }) => value === title)!.role
