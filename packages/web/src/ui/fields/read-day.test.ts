import { expect, test } from 'vitest'
import { readDay, showDay, yearWritten } from './read-day.ts'

test.each([
  ['20.11.2026', '2026-11-20'],
  ['1.3.1941', '1941-03-01'],
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  [' 20112026 ', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['29.02.1920', '1920-02-29'],
  ['29.02.1921', null],
  ['31.04.2026', null],
  ['1.3.41', null],
  ['20.11', null],
  ['', null],
  ['domani', null],
])('%j reads as %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test('a day is shown as it is typed, other text as it is', () => {
  expect(showDay('1920-02-29')).toBe('29.02.1920')
  expect(showDay('31.04.2026')).toBe('31.04.2026')
})

test.each([
  ['29.02.1921', 1921],
  ['31042026', 2026],
  ['20.11', null],
  ['1.3.41', null],
  ['domani', null],
])('%j is written as a day of the year %s', (text, year) => {
  expect(yearWritten(text)).toBe(year)
})
