import { expect, it } from 'vitest'
import { minutesByLetter } from './minutes-by-letter.ts'

const performed = (letter: string, duration: number, struck = false) => ({
  duration,
  struck: struck ? { reason: 'Doppione' } : null,
  service_details: { code: '', group: '', letter, name: '', category: '' },
})

it('adds the minutes by letter, and counts nothing that was struck', () => {
  expect(
    minutesByLetter([performed('C', 40), performed('B', 15), performed('C', 10), performed('B', 30, true)]),
  ).toEqual({
    total: 65,
    letters: [
      { letter: 'B', minutes: 15 },
      { letter: 'C', minutes: 50 },
    ],
  })
  expect(minutesByLetter([])).toEqual({ total: 0, letters: [] })
})
