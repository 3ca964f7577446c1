import { expect, it } from 'vitest'
import { holidaysAmong, weekStartIn } from './shown-days.ts'

it.each([
  ['it-CH', 'mon'],
  ['de-CH', 'mon'],
  ['en-US', 'sun'],
])('a week in %s begins on %s', (locale, start) => {
  expect(weekStartIn(locale)).toBe(start)
})

it('names the public holidays among some days', () => {
  const days = ['2026-12-07', '2026-12-08', '2026-12-09']
  expect([...holidaysAmong(days, ((word: string) => word) as never)]).toEqual([['2026-12-08', 'Immacolata']])
})
