import type { Permission } from '@vicino/domain/access/matrix.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { beyondRoles } from '@vicino/domain/businesses/granting.ts'
import { refuseField } from '../http/refusal.ts'

/** Refuses to give what none of the roles grants: left out in silence, somebody would believe that she gave it. */
export function refuseBeyond(roles: readonly Role[], kept: readonly Permission[] | undefined): void {
  if (beyondRoles(roles, kept).length > 0) throw refuseField('permissions', 'beyond_role')
}
