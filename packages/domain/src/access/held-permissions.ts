import * as z from 'zod/mini'
import { matrix, type Permission } from './matrix.ts'
import { type Holder, holds, type Need } from './permits.ts'

/**
 * A permission by its name. The server alone knows the matrix and answers from it, so the name is not checked
 * again in the browser, which need not load the matrix for it.
 */
const PermissionName = z.string() as unknown as z.ZodMiniType<Permission, Permission>

/** Something that a person may do somewhere in her active business; writing includes reading. */
export const HeldPermission = z.strictObject({ permission: PermissionName, need: z.enum(['read', 'write']) })
export type HeldPermission = z.infer<typeof HeldPermission>

/** Everything that the holder may do, one line for each permission. For whom, each call decides. */
export function heldPermissions(holder: Holder): HeldPermission[] {
  return (Object.keys(matrix) as Permission[]).flatMap((permission): HeldPermission[] => {
    if (holds(holder, permission, 'write')) return [{ permission, need: 'write' }]
    return holds(holder, permission, 'read') ? [{ permission, need: 'read' }] : []
  })
}

/** Whether the list holds the permission: what a page asks before it offers something. */
export const isHeld = (held: readonly HeldPermission[], permission: Permission, need: Need): boolean =>
  held.some(line => line.permission === permission && (need === 'read' || line.need === 'write'))
