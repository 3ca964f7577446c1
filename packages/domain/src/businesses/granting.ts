import { matrix, type Permission } from '../access/matrix.ts'
import { type Holder, holds } from '../access/permits.ts'
import { hasRight, type Right, rightsOf } from '../access/rights.ts'
import type { Role } from '../access/role.ts'

/** Who decides what others may do, and who may ask for it. */
const grants = 'permissions.grant' satisfies Permission
const invites = 'collaborators.invite' satisfies Permission

/** These two are given only by somebody who holds them. */
const onlyByTheirOwn = ['DS', 'PROP'] as const satisfies readonly Role[]

/** What decides whether somebody may be given what is asked for her. */
export type GrantFacts = {
  granter: Holder
  /** Whether the granter asks for herself. */
  to_herself: boolean
  /** What she holds already; null for who is invited. */
  before: Holder | null
  after: Holder
  /** Who else works in the business today: neither the granter nor she whom it is for. */
  others: readonly Holder[]
}

/** Why nobody may grant it, by the word of the sentence at the field. */
type GrantRefusal = 'only_by_its_own' | 'not_to_herself' | 'grant_apart' | 'nobody_to_approve'

/** `waits` for one person who holds all of these. */
type GrantStand =
  | { is: 'granted' }
  | { is: 'waits'; for: readonly Right[] }
  | { is: 'refused'; why: GrantRefusal }

/**
 * Whether roles and their permissions are granted at once, wait for a second person or are refused.
 *
 * Who holds `permissions.grant` grants any role; what she lacks herself waits for somebody who invites and holds it,
 * where there is one. Who only invites asks somebody who grants. Nobody widens her own rights, but that she may
 * take over the administration. (Roles.md, rule 6: nobody grants a right that he does not hold.)
 */
export function standOfGrant(facts: GrantFacts): GrantStand {
  const { granter, to_herself, before, after, others } = facts
  const added = after.roles.filter(role => !before?.roles.includes(role))
  if (onlyByTheirOwn.some(role => added.includes(role) && !granter.roles.includes(role)))
    return { is: 'refused', why: 'only_by_its_own' }
  const wider = rightsOf(after).filter(right => !(before && hasRight(before, right)))
  const mayGrant = holds(granter, grants, 'write')
  if (to_herself) return standOfHerOwn({ added, wider, after, before, mayGrant })
  if (wider.length === 0 && mayGrant) return { is: 'granted' }
  const approvers = others.filter(other => holds(other, invites, 'write'))
  const lacking = wider.filter(
    right => !hasRight(granter, right) && approvers.some(approver => hasRight(approver, right)),
  )
  const needed: Right[] = mayGrant ? lacking : [...lacking, { permission: grants, need: 'write' }]
  if (needed.length === 0) return { is: 'granted' }
  if (approvers.some(approver => holdsEach(approver, needed))) return { is: 'waits', for: needed }
  return { is: 'refused', why: mayGrant ? 'grant_apart' : 'nobody_to_approve' }
}

/** Whether somebody may approve what waits for these rights. */
export const holdsEach = (holder: Holder, rights: readonly Right[]): boolean =>
  holds(holder, invites, 'write') && rights.every(right => hasRight(holder, right))

type Own = {
  added: readonly Role[]
  wider: readonly Right[]
  after: Holder
  before: Holder | null
  mayGrant: boolean
}

/** Nobody gives herself more, but for the administration, which a small business has nobody else for. */
function standOfHerOwn({ added, wider, after, before, mayGrant }: Own): GrantStand {
  const withAdministration: Holder = {
    roles: [...(before?.roles ?? []), 'AMM'],
    withheld: before?.withheld ?? [],
  }
  const onlyAdministration = added.length === 1 && added[0] === 'AMM' && mayGrant
  const allowed = onlyAdministration
    ? wider.every(right => hasRight(withAdministration, right))
    : wider.length === 0 && added.length === 0 && after.roles.length > 0
  return allowed ? { is: 'granted' } : { is: 'refused', why: 'not_to_herself' }
}

const permissions = Object.keys(matrix) as Permission[]
/** What the roles of somebody grant, less what she keeps: the rest is withheld. Where nothing is said she keeps all. */
export const withheldOf = (roles: readonly Role[], kept: readonly Permission[] | undefined): Permission[] =>
  kept === undefined ? [] : grantedBy(roles).filter(permission => !kept.includes(permission))

/** What somebody would keep that none of her roles grants: a role is narrowed, never widened. */
export function beyondRoles(roles: readonly Role[], kept: readonly Permission[] | undefined): Permission[] {
  const granted = grantedBy(roles)
  return (kept ?? []).filter(permission => !granted.includes(permission))
}

/** What stays withheld under other roles: what they do not grant cannot be. */
export const stillWithheld = ({ withheld }: Holder, roles: readonly Role[]): Permission[] => {
  const granted = grantedBy(roles)
  return withheld.filter(permission => granted.includes(permission))
}

/** The permissions that these roles grant somewhere, in the matrix's order. */
export const grantedBy = (roles: readonly Role[]): Permission[] =>
  permissions.filter(permission => roles.some(role => role in matrix[permission]))

/** The permissions that somebody keeps of what her roles grant. */
export const keptBy = ({ roles, withheld }: Holder): Permission[] =>
  grantedBy(roles).filter(permission => !withheld.includes(permission))
