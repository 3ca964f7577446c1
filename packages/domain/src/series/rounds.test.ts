import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type Day } from '../days/day.ts'
import { anyDay, anyPattern } from '../testing/patterns.ts'
import { fits, ruleOf } from './pattern.ts'
import { daysOfRule } from './recurrence.ts'
import { fallsOn, roundsOf } from './rounds.ts'

const fewDays = 6

it('walks the same days as the rule does, and back again', () =>
  fc.assert(
    fc.property(anyPattern, anyDay, (pattern, anchor) => {
      fc.pre(fits(pattern, anchor) && pattern.interval < 5)
      const days: Day[] = []
      for (const day of daysOfRule(ruleOf(pattern), anchor)) if (days.push(day) === fewDays) break
      const rounds = roundsOf(pattern, anchor)
      expect(days.map((_, number) => rounds.dayOf(number))).toEqual(days)
      const last = days.at(-1)!
      const back = roundsOf(pattern, last)
      expect(days.map((_, number) => back.dayOf(number - days.length + 1))).toEqual(days)
      for (const [number, day] of days.entries()) {
        expect(rounds.numberOf(day)).toBe(number)
        expect(back.numberOf(day)).toBe(number - days.length + 1)
        expect(fallsOn(pattern, last, day)).toBe(true)
      }
    }),
    { numRuns: 50 },
  ))

it.each<[string, number]>([
  ['2026-11-23', 0],
  ['2026-11-29', 0],
  ['2026-11-30', 0],
  ['2026-12-07', 1],
  ['2026-11-22', -1],
  ['2026-11-09', -1],
])('numbers the last day of the rule before %s', (day, number) => {
  const rounds = roundsOf({ frequency: 'weekly', interval: 2, weekdays: ['mon'] }, '2026-11-23')
  expect(rounds.numberOf(day)).toBe(number)
  expect(rounds.dayOf(number)! <= day).toBe(true)
  expect(rounds.dayOf(number + 1)! > day).toBe(true)
  expect(addDays(rounds.dayOf(number)!, 14)).toBe(rounds.dayOf(number + 1))
})
