import type { HeldPermission } from '../access/held-permissions.ts'
import { matrix, type Permission } from '../access/matrix.ts'
import { type DossierRelation, type Holder, type Need, permits } from '../access/permits.ts'
import { type DossierStatus, isReadOnly } from './dossier.ts'

const everyPermission = Object.keys(matrix) as Permission[]

/**
 * What the holder may do in one dossier, to which she stands so: a page hides what would be refused. In a closed
 * dossier nothing is written but its reopening.
 */
export function dossierPermissions(
  holder: Holder,
  relation: DossierRelation,
  status: DossierStatus,
): HeldPermission[] {
  const isHeldHere = (permission: Permission, need: Need) =>
    permits(holder, permission, need, relation) &&
    (need === 'read' || !isReadOnly(status) || permission === 'dossier.close_reopen')
  return everyPermission.flatMap((permission): HeldPermission[] => {
    if (isHeldHere(permission, 'write')) return [{ permission, need: 'write' }]
    return isHeldHere(permission, 'read') ? [{ permission, need: 'read' }] : []
  })
}
