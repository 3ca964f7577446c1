import { expect, test } from 'vitest'
import { careMinutes, hoursTold } from './told-letters.ts'

const row = (letter: string, done: number, month = '2026-01') => ({ month, letter, planned: 0, done })
const clients = (of: Record<string, number>) =>
  Object.entries(of).map(([letter, count]) => ({ letter, clients: count }))

test.each([
  ['of many stay as they are', { A: 4, B: 9, C: 5, D: 6 }, ['A', 'B', 'C', 'D'], 60],
  ['of few stand with the smallest of more', { A: 5, B: 9, C: 4, D: 2 }, ['A', 'B', 'C+D'], null],
  ['of few that are care leave the care told', { A: 1, B: 9, C: 4, D: 6 }, ['A+C', 'B', 'D'], 60],
  ['all of few are one row', { A: 1, B: 2, C: 3, D: 2 }, ['A+B+C+D'], null],
  ['without clients stand with others too', { A: 4, B: 9, C: 5 }, ['A+D', 'B', 'C'], null],
])('the hours of letters %s', (_, of, letters, care) => {
  const told = hoursTold([row('A', 10), row('B', 20), row('C', 30), row('D', 40)], clients(of))
  expect(told.map(({ letter }) => letter).toSorted()).toEqual(letters)
  expect(told.reduce((sum, { done }) => sum + done, 0)).toBe(100)
  expect(careMinutes(told)).toBe(care)
})

test('the hours of one row are summed up month by month', () => {
  const told = hoursTold([row('A', 10), row('D', 5), row('A', 7, '2026-02')], clients({ A: 8, D: 1 }))
  expect(told).toEqual([row('A+D', 15), row('A+D', 7, '2026-02')])
})
