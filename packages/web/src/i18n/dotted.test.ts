import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test.each<[Parameters<typeof dotted>[0], string]>([
  [['Mattina', '2 dosi'], 'Mattina\u00a0· 2 dosi'],
  [['Mattina', '', null, undefined, false], 'Mattina'],
  [[null], ''],
])('%j in one line', (facts, line) => {
  expect(dotted(facts)).toBe(line)
})
