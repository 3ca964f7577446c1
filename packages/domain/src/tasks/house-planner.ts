import { isHeld } from '../access/held-permissions.ts'
import type { Role } from '../access/role.ts'
import type { Me } from '../users/me.ts'

/** The roles that plan for everybody. The browser does not load the matrix for it; a test holds them together. */
export const houseRoles: readonly Role[] = ['DS', 'PIA']

/** Whether somebody plans for a whole organisation: the visits that she plans are not her own until she says so. */
export const plansForHouse = ({ permissions, business }: Pick<Me, 'permissions' | 'business'>): boolean =>
  isHeld(permissions, 'calendar.plan_all', 'write') &&
  business !== null &&
  business.roles.some(role => houseRoles.includes(role))
