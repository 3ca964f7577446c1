import { expect, it } from 'vitest'
import type { Role } from '../access/role.ts'
import { isInvitedForATime } from './stakeholder.ts'

it.each<[Role[], boolean]>([
  [['MED'], true],
  [['TER'], true],
  [['MED', 'TER'], true],
  [['INF'], false],
  [['INF', 'TER'], false],
])('%j is invited for a time: %s', (roles, expected) => expect(isInvitedForATime(roles)).toBe(expected))
