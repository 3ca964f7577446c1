import { expect, it } from 'vitest'
import type { Role } from '../access/role.ts'
import { bookable, caresForClients } from './professional-roles.ts'

it.each<[Role[], boolean]>([
  [['INF'], true],
  [['AUS'], true],
  [['MED'], true],
  [['PIA'], false],
  [['AMM', 'AUD'], false],
  [['PROP', 'DS'], true],
  [[], false],
])('%s cares for clients: %s', (roles, whether) => expect(caresForClients({ roles })).toBe(whether))

it('leaves out who cares for nobody, and names physicians last', () => {
  const people: { name: string; roles: Role[] }[] = [
    { name: 'Alberti', roles: ['MED'] },
    { name: 'Bianchi', roles: ['PIA'] },
    { name: 'Conti', roles: ['OSS'] },
    { name: 'Donati', roles: ['MED', 'DS'] },
  ]
  expect(bookable(people).map(({ name }) => name)).toEqual(['Conti', 'Donati', 'Alberti'])
})
