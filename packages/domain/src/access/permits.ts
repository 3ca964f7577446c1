import { type Grant, matrix, type Permission } from './matrix.ts'
import type { Role } from './role.ts'

/** Reading or writing: which half of a grant an endpoint asks for. */
export type Need = 'read' | 'write'

/** How far a right reaches. `practice` is IND's own: the whole of the person's own business. */
type Scope = 'all' | 'practice' | 'team' | 'asg' | 'own' | 'dlg' | 'log'

/**
 * What a person holds in the active business: what her roles grant, less what was withheld from her. A delegation adds
 * no permission to a role; it fulfils the grants that wait for one.
 */
export type Holder = { roles: readonly Role[]; withheld: readonly Permission[] }

/**
 * How a person stands to one dossier. `in_team`: it is one of a team of hers. `emergency`: she has opened it in one,
 * and for as long as that lasts she cares for the client as if assigned. `delegated` lists what she has in writing
 * today for this client, or for each that she cares for.
 */
export type DossierRelation = {
  assigned: boolean
  in_team: boolean
  emergency: boolean
  delegated: readonly Permission[]
}

/** The scopes in which the holder has the permission, none if she has it nowhere. */
export function scopesOf(holder: Holder, permission: Permission, need: Need): Scope[] {
  if (holder.withheld.includes(permission)) return []
  const row: Partial<Record<Role, Grant>> = matrix[permission]
  return holder.roles.flatMap(role => {
    const grant = row[role]
    if (!grant || (need === 'write' && grant.startsWith('R'))) return []
    const scope = grant.slice(2) as Exclude<Scope, 'practice'>
    return scope === 'own' && role === 'IND' ? ['practice' as const] : [scope]
  })
}

/**
 * Whether the permission, in one of its scopes, reaches a dossier.
 *
 * A team leader's scope includes the clients she visits herself: she is involved in their care. `log` never
 * reaches a dossier directly, only through the audit view.
 */
function reaches(scopes: readonly Scope[], relation: DossierRelation, permission: Permission): boolean {
  return scopes.some(scope => scopeReaches[scope](relation, permission))
}

function caresFor({ assigned, emergency }: DossierRelation): boolean {
  return assigned || emergency
}

const scopeReaches: Record<Scope, (relation: DossierRelation, permission: Permission) => boolean> = {
  all: () => true,
  practice: () => true,
  team: relation => relation.in_team || caresFor(relation),
  asg: caresFor,
  own: caresFor,
  dlg: (relation, permission) => caresFor(relation) && relation.delegated.includes(permission),
  log: () => false,
}

/** Whether the holder has the permission for this dossier. */
export function permits(
  holder: Holder,
  permission: Permission,
  need: Need,
  relation: DossierRelation,
): boolean {
  return reaches(scopesOf(holder, permission, need), relation, permission)
}

/** Whether the holder has the permission at all, in any scope that opens a page (the audit view is apart). */
export function holds(holder: Holder, permission: Permission, need: Need): boolean {
  return scopesOf(holder, permission, need).some(scope => scope !== 'log')
}

/** Whether the holder has the permission for every client of the business. */
export function holdsForAll(holder: Holder, permission: Permission, need: Need): boolean {
  return scopesOf(holder, permission, need).some(scope => scope === 'all' || scope === 'practice')
}
