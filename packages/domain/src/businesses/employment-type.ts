import * as z from 'zod/mini'

/** On what footing somebody works. */
export const employmentTypes = [
  { value: 'full_time', label: 'Tempo pieno' },
  { value: 'part_time', label: 'Tempo parziale' },
  { value: 'hourly', label: 'A ore' },
  { value: 'mandate', label: 'Indipendente o mandato' },
  { value: 'lent', label: 'Personale a prestito' },
  { value: 'trainee', label: 'Apprendista o stagiaire' },
  { value: 'volunteer', label: 'Volontario' },
] as const

export const EmploymentType = z.enum(employmentTypes.map(type => type.value))
export type EmploymentType = z.infer<typeof EmploymentType>
