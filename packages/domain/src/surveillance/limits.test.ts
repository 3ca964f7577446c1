import { describe, expect, test } from 'vitest'
import {
  boundsFor,
  hasNorms,
  type LimitsByField,
  LimitsFields,
  limitsDefaults,
  markOf,
  wholeLimits,
} from './limits.ts'
import type { MeasureField } from './measure.ts'

const adult = (limits: LimitsByField = {}) => ({ limits, norms: true })
const child = (limits: LimitsByField = {}) => ({ limits, norms: false })

/** Red low, yellow low, the first and last green, yellow high, red high; of each the value nearest to the next. */
const edges: [MeasureField, ...(number | null)[]][] = [
  ['temperature', 35, 35.1, 35.9, 36, 37.9, 38, 38.9, 39],
  ['hr', 40, 41, 50, 51, 90, 91, 130, 131],
  ['bp_max', 90, 91, 100, 101, 159, 160, 179, 180],
  ['bp_min', 39, 40, 49, 50, 94, 95, 109, 110],
  ['rr', 8, 9, 11, 12, 20, 21, 24, 25],
  ['glyc', 3.8, 3.9, 4.4, 4.5, 10, 10.1, 16.6, 16.7],
  ['diuresis', null, null, null, 0, 2500, 2501, 3500, 3501],
  ['sat_o2', 91, 92, 94, 95, 100, null, null, null],
]
const marks = ['red low', 'yellow low', 'yellow low', null, null, 'yellow high', 'yellow high', 'red high']

describe('the norms', () => {
  test.each(edges)('mark %s at each of their edges', (field, ...values) => {
    values.forEach((value, index) => {
      if (value === null) return
      const mark = markOf(value, boundsFor(field, adult()))
      expect([value, mark && `${mark.level} ${mark.side}`]).toEqual([value, marks[index]])
    })
  })

  test.each(['weight', 'bh', 'sat_o2_quantity'] as const)('say nothing of %s', field => {
    expect(markOf(5, boundsFor(field, adult()))).toBeNull()
  })
})

test('a doctor may order how little urine is too little, where the amount is of a whole day', () => {
  expect(markOf(380, boundsFor('diuresis', adult({ diuresis: { red_low: 399 } })))).toEqual({
    level: 'red',
    side: 'low',
  })
})

describe('the limits of a client', () => {
  test('take the place of their own norm, and of no other of the same parameter', () => {
    const limits = {
      sat_o2: { red_low: 85, yellow_low: 87 },
      hr: { yellow_high: 110 },
      glyc: { red_high: 20 },
    }
    const level = (field: MeasureField, value: number) =>
      markOf(value, boundsFor(field, adult(limits)))?.level ?? null
    expect([90, 87].map(value => level('sat_o2', value))).toEqual([null, 'yellow'])
    expect([109, 110, 131, 34].map(value => level('hr', value))).toEqual([null, 'yellow', 'red', 'red'])
    expect([2.1, 16.7, 20].map(value => level('glyc', value))).toEqual(['red', 'yellow', 'red'])
    expect(level('bp_max', 180)).toBe('red')
  })

  test('hold alone below 16 years, where no norm of adults does', () => {
    expect(markOf(110, boundsFor('hr', child()))).toBeNull()
    expect(boundsFor('hr', child({ hr: { red_high: 160 } }))).toEqual({ red_high: 160 })
    expect([hasNorms('2010-11-21', '2026-11-20'), hasNorms('2010-11-20', '2026-11-20')]).toEqual([
      false,
      true,
    ])
  })

  test('of before that cross a norm silence it, and nothing else', () => {
    expect(boundsFor('hr', adult({ hr: { yellow_low: 38 } }))).toEqual({
      yellow_low: 38,
      yellow_high: 91,
      red_high: 131,
    })
  })

  const ordered = { ...limitsDefaults, ordered_by: 'Dr. med. Prova', since: '2026-11-20' }
  const refused: [string, object, string][] = [
    ['without the doctor', { ...ordered, ordered_by: '', limits: { hr: { red_low: 45 } } }, 'ordered_by'],
    ['without their day', { ...ordered, since: null, limits: { hr: { red_low: 45 } } }, 'since'],
    [
      'of scale 2 without the doctor',
      { ...limitsDefaults, since: '2026-11-20', news2_scale: 2 },
      'ordered_by',
    ],
    ['out of order', { ...ordered, limits: { hr: { red_low: 50, yellow_low: 45 } } }, 'limits.hr.yellow_low'],
    ['that leave a norm above them', { ...ordered, limits: { hr: { red_low: 60 } } }, 'limits.hr.yellow_low'],
    [
      'that leave a norm below them',
      { ...ordered, limits: { bp_max: { yellow_high: 190 } } },
      'limits.bp_max.red_high',
    ],
    [
      'at which a norm leaves no room',
      { ...ordered, limits: { hr: { yellow_low: 91 } } },
      'limits.hr.yellow_high',
    ],
    [
      'that leave no room',
      { ...ordered, limits: { hr: { yellow_low: 60, yellow_high: 60 } } },
      'limits.hr.yellow_high',
    ],
    ['that no body can have', { ...ordered, limits: { hr: { red_high: 351 } } }, 'limits.hr.red_high'],
    ['of an unknown parameter', { ...ordered, limits: { pain: { red_high: 7 } } }, 'limits'],
    ['of a third scale', { ...ordered, news2_scale: 3 }, 'news2_scale'],
  ]
  test.each(refused)('are refused %s', (_what, fields, path) => {
    const read = wholeLimits(true).safeParse(fields)
    expect(read.error?.issues.map(issue => issue.path.join('.'))).toEqual([path])
  })

  test('stand with one colour only, and with an edge that both colours share', () => {
    const limits = {
      hr: { red_low: 45, yellow_low: 45 },
      bp_max: { yellow_high: 180 },
      weight: { red_high: 82.5 },
    }
    expect(wholeLimits(true).safeParse({ ...ordered, limits }).success).toBe(true)
    expect(LimitsFields.safeParse(limitsDefaults).success).toBe(true)
  })

  test('of a child ask for no bound in the place of a norm', () => {
    const limits = { hr: { red_low: 60 }, bp_max: { yellow_high: 190 } }
    expect(wholeLimits(false).safeParse({ ...ordered, limits }).success).toBe(true)
  })
})
