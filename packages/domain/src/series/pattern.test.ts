import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay, anyPattern } from '../testing/patterns.ts'
import { fits, movedPattern, type Pattern, patternOf, ruleOf } from './pattern.ts'
import { daysOfRule } from './recurrence.ts'

const friday = '2026-11-20'

it.each<[string, Pattern | undefined]>([
  ['FREQ=DAILY', { frequency: 'daily', interval: 1 }],
  ['FREQ=DAILY;INTERVAL=3', { frequency: 'daily', interval: 3 }],
  ['FREQ=WEEKLY', { frequency: 'weekly', interval: 1, weekdays: ['fri'] }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO', { frequency: 'weekly', interval: 2, weekdays: ['mon', 'thu'] }],
  ['FREQ=MONTHLY', { frequency: 'monthly', interval: 1, on: { date: 20 } }],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', { frequency: 'monthly', interval: 1, on: { date: -1 } }],
  ['FREQ=MONTHLY;BYDAY=3FR', { frequency: 'monthly', interval: 1, on: { week: 3, weekday: 'fri' } }],
  ['FREQ=MONTHLY;BYDAY=-1SU', { frequency: 'monthly', interval: 1, on: { week: -1, weekday: 'sun' } }],
  ['FREQ=YEARLY', { frequency: 'yearly', interval: 1 }],
  ['', undefined],
  ['FREQ=HOURLY', undefined],
  ['FREQ=DAILY;COUNT=3', undefined],
  ['FREQ=DAILY;UNTIL=20261231', undefined],
  ['FREQ=DAILY;INTERVAL=0', undefined],
  ['FREQ=DAILY;INTERVAL=100', undefined],
  ['FREQ=DAILY;BYDAY=MO', undefined],
  ['FREQ=WEEKLY;BYDAY=MO,MO', undefined],
  ['FREQ=WEEKLY;BYDAY=1MO', undefined],
  ['FREQ=WEEKLY;BYDAY=', undefined],
  ['FREQ=MONTHLY;BYMONTHDAY=32', undefined],
  ['FREQ=MONTHLY;BYMONTHDAY=1.5', undefined],
  ['FREQ=MONTHLY;BYDAY=6FR', undefined],
  ['FREQ=DAILY;FREQ=WEEKLY', undefined],
  ['__proto__=1', undefined],
])('the rule %s', (rule, pattern) => expect(patternOf(rule, friday)).toEqual(pattern))

it.each<[Pattern, string, boolean]>([
  [{ frequency: 'daily', interval: 2 }, friday, true],
  [{ frequency: 'weekly', interval: 1, weekdays: ['mon'] }, friday, false],
  [{ frequency: 'monthly', interval: 1, on: { date: -1 } }, '2026-02-28', true],
  [{ frequency: 'monthly', interval: 1, on: { date: 31 } }, '2026-02-28', false],
  [{ frequency: 'monthly', interval: 1, on: { week: 3, weekday: 'fri' } }, friday, true],
  [{ frequency: 'monthly', interval: 1, on: { week: -1, weekday: 'fri' } }, friday, false],
  [{ frequency: 'monthly', interval: 1, on: { week: -1, weekday: 'fri' } }, '2026-11-27', true],
])('%j on %s', (pattern, day, whether) => expect(fits(pattern, day)).toBe(whether))

it.each<[string, string, string, string]>([
  ['FREQ=WEEKLY;BYDAY=MO,FR', friday, '2026-11-21', 'FREQ=WEEKLY;BYDAY=TU,SA'],
  ['FREQ=WEEKLY;BYDAY=FR', friday, '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=MONTHLY;BYMONTHDAY=20', friday, '2026-11-22', 'FREQ=MONTHLY;BYMONTHDAY=22'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', '2026-12-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=MONTHLY;BYDAY=3FR', friday, '2026-11-26', 'FREQ=MONTHLY;BYDAY=4TH'],
  ['FREQ=DAILY', friday, '2026-11-22', 'FREQ=DAILY'],
])('%s moves from %s to %s', (rule, from, to, moved) =>
  expect(ruleOf(movedPattern(patternOf(rule, from)!, from, to))).toBe(moved),
)

describe('whatever is chosen', () => {
  it('reads back as it was written', () =>
    fc.assert(
      fc.property(anyPattern, anyDay, (chosen, first) => {
        expect(ruleOf(patternOf(ruleOf(chosen), first)!)).toBe(ruleOf(chosen))
      }),
    ))
  it('moves onto the day that it is moved to, and then comes round on days that fit', () =>
    fc.assert(
      fc.property(anyPattern, anyDay, anyDay, (chosen, from, to) => {
        fc.pre(fits(chosen, from))
        const moved = movedPattern(chosen, from, to)
        expect(fits(moved, to)).toBe(true)
        const [first, second] = daysOfRule(ruleOf(moved), to)
        expect(first).toBe(to)
        if (second !== undefined) expect(fits(moved, second)).toBe(true)
      }),
    ))
})
