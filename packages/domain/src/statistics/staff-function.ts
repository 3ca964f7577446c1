import * as z from 'zod/mini'
import type { Role } from '../access/role.ts'
import type { JobTitle } from '../businesses/job-title.ts'

/** The classes of function of the federal statistics (billing.md, section 7). */
export const staffFunctions = [
  { value: 'direction', label: 'Direzione' },
  { value: 'administration', label: 'Amministrazione' },
  { value: 'planning', label: 'Pianificazione' },
  { value: 'care', label: 'Cure' },
  { value: 'housekeeping', label: 'Economia domestica' },
  { value: 'other', label: 'Altra funzione' },
] as const
export const StaffFunction = z.enum(staffFunctions.map(({ value }) => value))
export type StaffFunction = z.infer<typeof StaffFunction>

type Working = { roles: readonly Role[]; job_title: JobTitle }

const direction: readonly Role[] = ['PROP', 'DS']
const care: readonly Role[] = ['CE', 'INF', 'IND', 'OSS', 'AC', 'AUS', 'TER']

/** The one function in which somebody counts who may hold several: the first that one of her roles means. */
export function functionOf({ roles, job_title }: Working): StaffFunction {
  const holds = (...some: readonly Role[]): boolean => some.some(role => roles.includes(role))
  if (holds(...direction)) return 'direction'
  if (holds(...care)) return job_title === 'domestic_helper' ? 'housekeeping' : 'care'
  if (holds('PIA')) return 'planning'
  return holds('AMM') ? 'administration' : 'other'
}

/** Whether somebody counts as staff: physicians come by invitation to single dossiers, who looks after the system or audits it is no staff. */
export const countsAsStaff = (roles: readonly Role[]): boolean =>
  roles.some(role => !['MED', 'SYS', 'AUD'].includes(role))
