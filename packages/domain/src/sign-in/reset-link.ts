import type { Permission } from '../access/matrix.ts'
import { type Holder, holds } from '../access/permits.ts'
import { hasRight, rightsOf } from '../access/rights.ts'

/** Who makes a link for a forgotten password, and who approves one. */
export const letsInAgain = 'permissions.grant' satisfies Permission

/** What decides whether a link for a forgotten password opens the account. */
export type ResetLinkFacts = {
  /** The account asks for a second factor. */
  second_factor: boolean
  /** Somebody else than its owner has held the link; otherwise it went to her mail alone. */
  handed_over: boolean
  /** Who made it; somebody may have lost the right since. */
  maker: 'operator' | 'entitled' | 'no_longer'
  /** The second entitled person who answers for it. */
  approver: 'nobody' | 'entitled' | 'no_longer'
}

export type ResetLinkStand = 'opens' | 'asks_factor' | 'waits' | 'ended'

/**
 * What a link for a forgotten password does when it is used (D50): nobody alone opens the account of somebody else.
 * It is asked at the moment of use, so a factor turned off or a right lost since counts.
 */
export function standOf({ second_factor, handed_over, maker, approver }: ResetLinkFacts): ResetLinkStand {
  if (maker === 'no_longer' || approver === 'no_longer') return 'ended'
  if (second_factor) return 'asks_factor'
  const alone = maker === 'entitled' && handed_over && approver === 'nobody'
  return alone ? 'waits' : 'opens'
}

/** Who stands around a link: its maker and owner, and whoever else works there today. */
export type ResetLinkPeople<Other extends Holder> = {
  maker: Holder
  owner: Holder
  others: readonly Other[]
}

/**
 * Who of the others may answer for a link: they let in again themselves, and hold what its owner's account opens and its
 * maker lacks, as far as anybody of them does. A second account that the maker brought in opens nothing so: what he
 * lacks he could not have given it either (`standOfGrant`).
 */
export function approversOf<Other extends Holder>({ maker, owner, others }: ResetLinkPeople<Other>): Other[] {
  const entitled = others.filter(other => holds(other, letsInAgain, 'write'))
  const needed = rightsOf(owner).filter(
    right => !hasRight(maker, right) && entitled.some(other => hasRight(other, right)),
  )
  return entitled.filter(other => needed.every(right => hasRight(other, right)))
}
