import { expect, it } from 'vitest'
import { visitTitle } from './visit-title.ts'

it.each([
  [[], 'Visita'],
  [['Igiene'], 'Igiene'],
  [['Igiene', 'Medicazione'], 'Igiene, Medicazione'],
  [['Igiene', 'Medicazione', 'Iniezione', 'Calze'], 'Igiene, Medicazione +2'],
])('%j is called %s', (names, title) => {
  expect(visitTitle(names)).toBe(title)
})
