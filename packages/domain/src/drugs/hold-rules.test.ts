import { describe, expect, it } from 'vitest'
import { type HoldRule, holdsDose, problemsOfHoldRules } from './hold-rules.ts'

const pulse: HoldRule = { parameter: 'hr', below: 50, above: null }

describe('a dose is held', () => {
  const cases: [string, Partial<HoldRule>, number, boolean][] = [
    ['below', {}, 49, true],
    ['not at the bound', {}, 50, false],
    ['above', { below: null, above: 120 }, 121, true],
    ['not at the upper bound', { below: null, above: 120 }, 120, false],
    ['between two', { above: 120 }, 80, false],
  ]
  it.each(cases)('%s', (_, more, value, held) => {
    expect(holdsDose({ ...pulse, ...more }, value)).toBe(held)
  })
})

describe('the rules of a drug', () => {
  const cases: [string, HoldRule[], (string | number)[], string][] = [
    ['without a bound', [{ ...pulse, below: null }], [0, 'below'], 'required'],
    ['below what a body can have', [{ ...pulse, below: 5 }], [0, 'below'], 'too_small'],
    ['half a beat', [{ ...pulse, below: 50.5 }], [0, 'below'], 'not_whole'],
    ['the wrong way round', [{ ...pulse, above: 40 }], [0, 'above'], 'limits_out_of_order'],
    ['one parameter twice', [pulse, { ...pulse, below: 60 }], [1, 'parameter'], 'twice'],
  ]
  it.each(cases)('are refused at their place: %s', (_, rules, path, code) => {
    expect(problemsOfHoldRules(rules)).toContainEqual({ path, code })
  })

  it('stand where each says something of its own', () => {
    expect(problemsOfHoldRules([pulse, { parameter: 'bp_max', below: 100, above: 180 }])).toEqual([])
  })
})
