import type { Permission } from '../access/matrix.ts'

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
