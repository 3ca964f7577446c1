import * as z from 'zod/mini'
import type { Permission } from './matrix.ts'
import { type Holder, holds, type Need } from './permits.ts'
import type { Role } from './role.ts'

/** Whose day is her own visits. A team leader or a director with one of these roles too is one of them. */
const visitingRoles: ReadonlySet<Role> = new Set(['INF', 'IND', 'OSS', 'AC', 'AUS', 'TER'])

/** Where one lands without visits of one's own: the first page of this order that one may open. */
const pagesInOrder = [
  { page: '/plan', permission: 'calendar.plan_all', need: 'write' },
  { page: '/plan/clients', permission: 'dossier.list', need: 'read' },
  { page: '/plan', permission: 'calendar.own', need: 'read' },
  { page: '/audit', permission: 'audit.read', need: 'read' },
] as const satisfies readonly { page: string; permission: Permission; need: Need }[]

/** The page that everybody may open: one's own profile and settings. */
const openToAll = '/more'

export const LandingPage = z.enum(['/', ...new Set(pagesInOrder.map(({ page }) => page)), openToAll])
export type LandingPage = z.infer<typeof LandingPage>

/** The page after sign-in: one's visits of today, the day of all for who plans it, else the first open page. */
export function landingPage(holder: Holder): LandingPage {
  const visits = holder.roles.some(role => visitingRoles.has(role))
  if (visits && holds(holder, 'calendar.own', 'write')) return '/'
  return pagesInOrder.find(({ permission, need }) => holds(holder, permission, need))?.page ?? openToAll
}
