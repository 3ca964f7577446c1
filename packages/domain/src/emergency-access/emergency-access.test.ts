import { expect, it } from 'vitest'
import { isSameName } from './emergency-access.ts'

const maria = { first_name: 'Maria', last_name: 'Bernasconi' }

it.each([
  ['Maria', 'Bernasconi', true],
  ['  maria ', 'BERNASCONI', true],
  ['María', 'Bernasconi', true],
  ['Mari', 'Bernasconi', false],
  ['Maria', 'Bernascon', false],
  ['Bernasconi', 'Maria', false],
  ['Maria', '', false],
  ['%', '%', false],
  ['Maria Rosa', 'Bernasconi', false],
])('%j %j is the same name as Maria Bernasconi: %s', (first_name, last_name, same) => {
  expect(isSameName({ first_name, last_name }, maria)).toBe(same)
})
