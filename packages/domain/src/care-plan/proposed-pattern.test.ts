import { expect, it } from 'vitest'
import type { TimingPeriod } from '../prescriptions/timing.ts'
import { patternOf, ruleOf } from '../series/pattern.ts'
import { proposedPattern } from './proposed-pattern.ts'

// A Friday.
const first = '2026-11-20'

it.each<[number, TimingPeriod, string | null]>([
  [1, 1, 'FREQ=DAILY'],
  [3, 1, 'FREQ=DAILY'],
  [1, 7, 'FREQ=WEEKLY;BYDAY=FR'],
  [2, 7, 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [3, 7, 'FREQ=WEEKLY;BYDAY=TU,FR,SU'],
  [5, 7, 'FREQ=WEEKLY;BYDAY=TU,WE,FR,SA,SU'],
  [7, 7, 'FREQ=DAILY'],
  [9, 7, 'FREQ=DAILY'],
  [1, 30, 'FREQ=MONTHLY;BYMONTHDAY=20'],
  [2, 30, 'FREQ=DAILY;INTERVAL=15'],
  [1, 90, 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=20'],
  [3, 90, 'FREQ=MONTHLY;BYMONTHDAY=20'],
  [2, 90, 'FREQ=DAILY;INTERVAL=45'],
  [1, null, null],
  [0, 7, null],
])('%s times in %s days: %s', (frequency, period, rule) => {
  const pattern = proposedPattern({ frequency, period }, first)
  expect(pattern && ruleOf(pattern)).toBe(rule)
  if (pattern) expect(patternOf(ruleOf(pattern), first)).toEqual(pattern)
})
