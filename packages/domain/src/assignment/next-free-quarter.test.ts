import { describe, expect, it } from 'vitest'
import { minutesOf } from '../days/clock.ts'
import { nextFreeQuarter } from './next-free-quarter.ts'
import type { DayPart } from '../days/day-part.ts'

const part = (words: string): DayPart => {
  const [from, to] = words.split('-')
  return { from: minutesOf(from!), to: to === '24:00' ? 1440 : minutesOf(to!) }
}
const parts = (...words: string[]): DayPart[] => words.map(part)

describe('nextFreeQuarter', () => {
  it.each<[string, { after: string; minutes: number; busy?: string[]; worked?: string[][] }, string | null]>([
    ['the next quarter where nothing stands', { after: '08:00', minutes: 45 }, '08:15'],
    ['after an odd minute the quarter that follows', { after: '08:10', minutes: 30 }, '08:15'],
    ['behind what is in the way', { after: '08:00', minutes: 45, busy: ['08:00-09:00'] }, '09:00'],
    [
      'behind what ends between two quarters',
      { after: '08:00', minutes: 30, busy: ['08:00-08:50'] },
      '09:00',
    ],
    [
      'into a gap that it fills to the minute',
      { after: '08:00', minutes: 30, busy: ['08:00-09:00', '09:30-11:00'] },
      '09:00',
    ],
    [
      'past a gap that is too short',
      { after: '08:00', minutes: 45, busy: ['08:00-09:00', '09:30-11:00'] },
      '11:00',
    ],
    ['not over the end of the shift', { after: '11:00', minutes: 60, worked: [['08:00-12:00']] }, null],
    ['up to the end of the shift', { after: '10:45', minutes: 60, worked: [['08:00-12:00']] }, '11:00'],
    ['after the pause', { after: '11:30', minutes: 60, worked: [['08:00-12:00', '13:30-17:00']] }, '13:30'],
    ['from the begin of the shift', { after: '06:00', minutes: 30, worked: [['07:00-12:00']] }, '07:00'],
    [
      'where two work at once',
      { after: '08:00', minutes: 30, worked: [['08:00-12:00'], ['10:00-14:00']] },
      '10:00',
    ],
    [
      'nothing where two never do',
      { after: '08:00', minutes: 30, worked: [['08:00-12:00'], ['12:00-14:00']] },
      null,
    ],
    ['nothing for who does not work', { after: '08:00', minutes: 30, worked: [[]] }, null],
    ['nothing on a day of absence', { after: '08:00', minutes: 30, busy: ['00:00-24:00'] }, null],
    ['up to midnight', { after: '23:00', minutes: 45 }, '23:15'],
    ['not over midnight', { after: '23:15', minutes: 45 }, null],
  ])('%s', (_, { after, minutes, busy = [], worked = [] }, expected) => {
    const found = nextFreeQuarter({
      after: minutesOf(after),
      minutes,
      busy: parts(...busy),
      worked: worked.map(ofOne => parts(...ofOne)),
    })
    expect(found).toBe(expected === null ? null : minutesOf(expected))
  })
})
