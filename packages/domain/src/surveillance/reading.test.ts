import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../wire/field-error.ts'
import { type MeasureField, measures } from './measure.ts'
import { isEmptyReading, NewReading, readingDefaults, WholeReading, withSplitPressure } from './reading.ts'

const at = { measured_at: '2026-11-20T08:00:00.000Z' }
const codesOf = (schema: typeof WholeReading | typeof NewReading, value: unknown): string[] => {
  const read = schema.safeParse(value, { reportInput: true })
  return read.success ? [] : fieldErrors(read.error.issues).map(({ path, code }) => `${path}: ${code}`)
}
const whole = (fields: object) => codesOf(WholeReading, { ...readingDefaults, ...at, ...fields })

/** Of each number: the widest that is stored, the next one below and above, and one that is too fine. */
const edges: [Exclude<MeasureField, 'bp_max' | 'bp_min'>, number, number, number, string][] = [
  ['temperature', 24.9, 45.1, 36.55, 'not_a_step'],
  ['hr', 9, 351, 72.5, 'not_whole'],
  ['sat_o2', -1, 101, 97.5, 'not_whole'],
  ['sat_o2_quantity', -0.5, 60.5, 1.3, 'not_a_half'],
  ['rr', -1, 81, 16.5, 'not_whole'],
  ['glyc', 0.2, 60.1, 7.05, 'not_a_step'],
  ['weight', 0, 800.1, 70.25, 'not_a_step'],
  ['diuresis', -1, 20_001, 10.5, 'not_whole'],
  ['bh', -10_001, 10_001, 10.5, 'not_whole'],
]

describe('what the record takes', () => {
  test.each(edges)('%s at and beyond its limits', (field, below, above, fine, code) => {
    const { min, max } = measures[field].widest
    for (const value of [min, max]) expect(whole({ [field]: value })).toEqual([])
    expect(whole({ [field]: below })).toEqual([`${field}: too_small`])
    expect(whole({ [field]: above })).toEqual([`${field}: too_big`])
    expect(whole({ [field]: fine })).toEqual([`${field}: ${code}`])
  })

  test.each([
    ['temperature', [25.1, 36.6, 37.7, 38.3, 41.9]],
    ['weight', [0.3, 69.9, 70.1, 799.9]],
    ['glyc', [0.7, 5.6, 16.7]],
    ['sat_o2_quantity', [0.5, 1.5, 2]],
    ['rr', [8, 9]],
  ] as const)('%s as it is measured', (field, values) => {
    for (const value of values) expect([value, whole({ [field]: value })]).toEqual([value, []])
  })

  test.each([
    [{ bp_max: 120, bp_min: 80 }, []],
    [{ bp_max: 300, bp_min: 200 }, []],
    [{ bp_max: 30, bp_min: 10 }, []],
    [{ bp_max: 120 }, ['bp_min: half_a_pressure']],
    [{ bp_min: 80 }, ['bp_max: half_a_pressure']],
    [{ bp_max: 80, bp_min: 80 }, ['bp_max: systolic_not_above']],
    [{ bp_max: 80, bp_min: 120 }, ['bp_max: systolic_not_above']],
    [{ bp_max: 301, bp_min: 80 }, ['bp_max: too_big']],
    [{ bp_max: 120, bp_min: 9 }, ['bp_min: too_small']],
  ])('a pressure of %o', (fields, codes) => expect(whole(fields)).toEqual(codes))

  test('anything alone, but not nothing', () => {
    for (const fields of [
      { note: 'HI sul glucometro' },
      { hr_irregular: false },
      { bm: 'closed' },
      { bh: 0 },
    ])
      expect(whole(fields)).toEqual([])
    expect(whole({})).toEqual([': nothing_measured'])
    expect(isEmptyReading({ ...readingDefaults, note: '  ' })).toBe(true)
  })
})

describe('what is sent', () => {
  test.each([
    [{ bp: '80-120' }, []],
    [{ bp: '80-120', bp_min: 80, bp_max: 120 }, []],
    [{ bp: '80-120', bp_min: 85 }, ['bp: pressure_disagrees']],
    [{ bp: '120' }, ['bp: bad_pressure']],
    [{ bp: null }, ['bp: wrong_type']],
    [{ temperature: null }, ['temperature: wrong_type']],
    [{ temperature: '36.6' }, ['temperature: wrong_type']],
    [{ bm: 'bristol_8' }, ['bm: not_an_option']],
    [{ urine: 'red' }, ['urine: not_an_option']],
    [{ consciousness: 'X' }, ['consciousness: not_an_option']],
    [{ pulse: 72 }, ['pulse: unknown_field']],
  ])('%o', (body, codes) => expect(codesOf(NewReading, body)).toEqual(codes))

  test('a pressure as text is two numbers', () => {
    expect(withSplitPressure({ bp: '80-120', hr: 72 })).toEqual({ hr: 72, bp_min: 80, bp_max: 120 })
    expect(withSplitPressure({ bp: null })).toEqual({ bp_min: null, bp_max: null })
    expect(withSplitPressure({ bp: undefined, hr: 72 })).toEqual({ hr: 72 })
  })
})
