import { expect, it } from 'vitest'
import { dayHeading } from './day-heading.ts'
import { startTexts } from './texts.ts'

it('heads a day with what it is called from near, and writes another year out', async () => {
  await startTexts('it')
  expect(dayHeading('2026-11-20', '2026-11-20')).toBe('oggi, venerdì 20 novembre')
  expect(dayHeading('2026-11-16', '2026-11-20')).toBe('lunedì 16 novembre')
  expect(dayHeading('2025-12-31', '2026-01-01')).toBe('ieri, mercoledì 31 dicembre 2025')
})
