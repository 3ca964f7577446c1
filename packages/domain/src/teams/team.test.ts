import { expect, it } from 'vitest'
import { isSameTeamName } from './team.ts'

it.each([
  ['Équipe Lago', 'equipe lago', true],
  ['Équipe Lago', ' ÉQUIPE  LAGO ', true],
  ['Équipe Lago', 'Équipe-Lago', true],
  ['Équipe Lago', 'Équipe Lago 2', false],
  ['Nord', 'Sud', false],
  ['***', '+++', false],
])('%s and %s are one name: %s', (one, other, same) => expect(isSameTeamName(one, other)).toBe(same))
