import * as z from 'zod/mini'

/** The functions a person may hold in a business. One person may hold several. */
export const roles = [
  { value: 'PROP', label: 'Titolare / direzione amministrativa' },
  { value: 'DS', label: 'Direzione sanitaria' },
  { value: 'CE', label: 'Capo équipe' },
  { value: 'INF', label: 'Inf. dipl.' },
  { value: 'IND', label: 'Inf. indipendente' },
  { value: 'OSS', label: 'OSS' },
  { value: 'AC', label: 'Assistente di cura' },
  { value: 'AUS', label: 'Collaboratrice sanitaria CRS, aiuto familiare' },
  { value: 'TER', label: 'Fisioterapista, ergoterapista' },
  { value: 'MED', label: 'Medico' },
  { value: 'PIA', label: 'Pianificazione' },
  { value: 'AMM', label: 'Amministrazione' },
  { value: 'SYS', label: 'Amministrazione tecnica' },
  { value: 'AUD', label: 'Revisione, protezione dei dati' },
] as const

export const Role = z.enum(roles.map(role => role.value))
export type Role = z.infer<typeof Role>

/** A founder of a business directs it and answers for the care; an independent nurse is both in one person. */
export const founderRoles = { business: ['PROP', 'DS'], independent: ['IND'] } as const satisfies Record<
  string,
  readonly Role[]
>
