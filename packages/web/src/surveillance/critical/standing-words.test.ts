import type { StandingValue } from '@vicino/domain/surveillance/standing-value.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../i18n/texts.ts'
import { takenWords } from './standing-words.ts'

beforeAll(() => startTexts('it'))

const by = { _id: 'a', name: 'Anna Ferrari', role: 'nurse_diploma' as const, avatar: null }
const value = {
  readingId: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  field: 'hr',
  value: 34,
  measured_at: '2026-11-20T08:20:00.000Z',
  handover: true,
  accepted: { by, at: '2026-11-20T08:40:00.000Z', done: null },
} as StandingValue

test.each([
  ['2026-11-20', 'Preso in carico: Anna Ferrari, 09:40'],
  ['2026-11-21', 'Preso in carico: Anna Ferrari, ieri 09:40'],
  ['2026-11-29', 'Preso in carico: Anna Ferrari, 9 giorni fa 09:40'],
])('what was taken over on another day says so: on %s', (today, words) => {
  expect(takenWords(value, today, i18next.t)).toBe(words)
})
