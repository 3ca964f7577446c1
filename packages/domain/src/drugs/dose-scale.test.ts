import { describe, expect, it } from 'vitest'
import { someScale } from '../testing/some-scale.ts'
import {
  type DoseScale,
  isSameScale,
  problemsOfDoseScale,
  proposedDose,
  type ScaleStep,
} from './dose-scale.ts'

describe('a scale proposes', () => {
  const cases: [string, number, number | null][] = [
    ['nothing of its own below its first step', 3.9, null],
    ['none at a step of 0', 4, 0],
    ['still none just below the next step', 7.9, 0],
    ['the dose of a step exactly at its value', 8, 4],
    ['that of the step before just below a value', 11.9, 4],
    ['six at twelve', 12, 6],
    ['the last one, however high the value', 60, 8],
  ]
  it.each(cases)('%s', (_, value, dose) => {
    expect(proposedDose(someScale, value)).toBe(dose)
  })
})

describe('the steps of a scale', () => {
  const cases: [string, ScaleStep[], (string | number)[], string][] = [
    ['none at all', [], ['steps'], 'required'],
    ['a value that nobody can have', [{ from: 90, dose: 4 }], ['steps', 0, 'from'], 'too_big'],
    ['below what can be measured', [{ from: 0.1, dose: 0 }], ['steps', 0, 'from'], 'too_small'],
    ['two decimals', [{ from: 8.25, dose: 4 }], ['steps', 0, 'from'], 'not_a_step'],
    [
      'out of their order',
      [
        { from: 12, dose: 4 },
        { from: 8, dose: 4 },
      ],
      ['steps', 1, 'from'],
      'limits_out_of_order',
    ],
    [
      'one value twice',
      [
        { from: 8, dose: 4 },
        { from: 8, dose: 6 },
      ],
      ['steps', 1, 'from'],
      'twice',
    ],
    ['a dose in thirds', [{ from: 8, dose: 4.3 }], ['steps', 0, 'dose'], 'dose_not_a_quarter'],
    ['less than nothing', [{ from: 8, dose: -4 }], ['steps', 0, 'dose'], 'too_small'],
    ['more than one dose may hold', [{ from: 8, dose: 240 }], ['steps', 0, 'dose'], 'dose_above_ceiling'],
    ['insulin for a low value', [{ from: 3.9, dose: 1 }], ['steps', 0, 'dose'], 'scale_too_low'],
    [
      'less for a higher value',
      [
        { from: 8, dose: 6 },
        { from: 12, dose: 4 },
      ],
      ['steps', 1, 'dose'],
      'scale_falls',
    ],
  ]
  it.each(cases)('are refused at their place: %s', (_, steps, path, code) => {
    const found = problemsOfDoseScale({ parameter: 'glyc', steps }, { step: 0.25, ceiling: 200 })
    expect(found).toEqual([{ path, code }])
  })

  it('stand in order, the first of them from the least value on that is not low', () => {
    const range = { step: 0.25, ceiling: 200 }
    expect(problemsOfDoseScale(someScale, range)).toEqual([])
    expect(problemsOfDoseScale({ parameter: 'glyc', steps: [{ from: 4, dose: 2.5 }] }, range)).toEqual([])
  })
})

describe('two scales order the same', () => {
  const other = (steps: ScaleStep[]): DoseScale => ({ ...someScale, steps })
  const cases: [string, DoseScale | null, boolean][] = [
    [
      'step by step, in whatever order their keys came',
      other(someScale.steps.map(({ from, dose }) => ({ dose, from }))),
      true,
    ],
    ['not with another dose', other(someScale.steps.map(({ from }) => ({ from, dose: 2 }))), false],
    ['not with a step more', other([...someScale.steps, { from: 20, dose: 10 }]), false],
    ['not with a step less', other(someScale.steps.slice(1)), false],
    ['not where there is none any more', null, false],
  ]
  it.each(cases)('%s', (_, one, isSame) => {
    expect(isSameScale(someScale, one)).toBe(isSame)
    expect(isSameScale(one, someScale)).toBe(isSame)
  })

  it('where neither is one', () => expect(isSameScale(null, null)).toBe(true))
})
