import { type Holder, holdsForAll, scopesOf } from '../access/permits.ts'
import type { DelegableAct } from './delegation.ts'

type DelegationFacts = {
  giver: Holder
  /** Whether the giver may do the act herself for the client that it is for; null where it is for all clients. */
  reaches: boolean | null
  receiver: Holder
  permission: DelegableAct
}

/** Why it cannot be delegated: the field and the word of the sentence there. */
type DelegationRefusal =
  | { path: 'permission'; code: 'not_held' }
  | { path: 'dossierId'; code: 'only_for_a_client' }
  | { path: 'userId'; code: 'held_already' | 'not_delegable_to' }

/**
 * Why an act may not be delegated so; undefined where it may. Nobody gives a right that she does not hold: who may do
 * the act for some clients delegates it for one of these, who may do it for all clients for all. It goes only to
 * whose function may do it under a delegation (roles.md, section 2 and the matrix's `dlg`).
 */
export function whyNotDelegated(facts: DelegationFacts): DelegationRefusal | undefined {
  const { giver, reaches, receiver, permission } = facts
  if (!doesHerself(giver, permission)) return { path: 'permission', code: 'not_held' }
  if (doesHerself(receiver, permission)) return { path: 'userId', code: 'held_already' }
  if (!scopesOf(receiver, permission, 'write').includes('dlg'))
    return { path: 'userId', code: 'not_delegable_to' }
  if (!mayGiveFor({ giver, reaches, permission })) return { path: 'dossierId', code: 'only_for_a_client' }
  return undefined
}

/** Whether somebody may give, and so take back, an act for that client or for all. */
export const mayGiveFor = ({
  giver,
  reaches,
  permission,
}: Pick<DelegationFacts, 'giver' | 'reaches' | 'permission'>): boolean =>
  doesHerself(giver, permission) && (reaches ?? holdsForAll(giver, permission, 'write'))

/** What was delegated to her she does not delegate further. */
const doesHerself = (holder: Holder, permission: DelegableAct): boolean =>
  scopesOf(holder, permission, 'write').some(scope => scope !== 'dlg')
