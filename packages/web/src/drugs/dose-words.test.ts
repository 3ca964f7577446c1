import i18next from 'i18next'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doseWords } from './dose-words.ts'
import { speak, startTexts } from '../i18n/texts.ts'

beforeAll(() => startTexts('it'))
afterAll(() => speak('it'))

it.each([
  ['it', 0.5, 'tablet', '½ compressa'],
  ['it', 1, 'tablet', '1 compressa'],
  ['it', 1.5, 'tablet', '1½ compresse'],
  ['it', 24, 'unit', '24 unità'],
  ['it', 1, 'drop', '1 goccia'],
  ['it', 2.5, 'ml', '2.5 ml'],
  ['it', 1, 'other', '1'],
  ['de', 0.5, 'tablet', '½ Tablette'],
  ['de', 24, 'unit', '24 Einheiten'],
  ['fr', 1.5, 'tablet', '1½ comprimé'],
  ['fr', 2, 'tablet', '2 comprimés'],
  ['en', 20, 'drop', '20 drops'],
] as const)('in %s a dose of %d %s is %s', async (language, dose, dose_unit, words) => {
  await speak(language)
  expect(doseWords(dose, { dose_unit }, i18next.t)).toBe(words)
})
