import { expect, it } from 'vitest'
import type { Drug } from './drug.ts'
import { doseText, schemeText } from './dose-text.ts'

it.each<[number, Drug['dose_unit'], string]>([
  [0, 'tablet', '0'],
  [0.25, 'tablet', '¼'],
  [0.5, 'tablet', '½'],
  [0.75, 'tablet', '¾'],
  [1, 'tablet', '1'],
  [1.5, 'tablet', '1½'],
  [20, 'tablet', '20'],
  [0.5, 'ml', '0.5'],
  [24, 'unit', '24'],
  [12.25, 'drop', '12.25'],
])('writes %d %s as %s', (dose, unit, text) => expect(doseText(dose, unit)).toBe(text))

it('writes a day as four doses', () => {
  const drug = { morning: 1, afternoon: 0, evening: 0.5, night: 0, dose_unit: 'tablet' } as Drug
  expect(schemeText(drug)).toBe('1-0-½-0')
})
