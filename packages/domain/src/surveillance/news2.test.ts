import { describe, expect, test } from 'vitest'
import { adviceOf, type News2Field, news2Of } from './news2.ts'

const healthy = {
  rr: 16,
  sat_o2: 97,
  sat_o2_quantity: 0,
  bp_max: 130,
  hr: 72,
  consciousness: 'A' as const,
  temperature: 36.8,
}
type Items = Parameters<typeof news2Of>[0]
const totalOf = (items: Partial<Items>, scale: 1 | 2 = 1) => {
  const score = news2Of({ ...healthy, ...items }, scale)
  return score.complete ? score.total : null
}

// Respiration, saturation, scale, flow, systolic, pulse, consciousness, temperature, total: the published vectors.
const vectors: [number, number, 1 | 2, number, number, number, 'A' | 'C', number, number][] = [
  [16, 97, 1, 0, 130, 72, 'A', 36.8, 0],
  [22, 94, 1, 0, 105, 95, 'A', 38.4, 6],
  [26, 90, 1, 2, 88, 125, 'A', 39.3, 15],
  [18, 96, 1, 0, 125, 80, 'C', 36.5, 3],
  [14, 91, 2, 0, 140, 85, 'A', 36.6, 0],
  [20, 95, 2, 1, 140, 85, 'A', 36.6, 4],
  [8, 96, 1, 0, 120, 60, 'A', 36.2, 3],
  [10, 96, 1, 0, 120, 60, 'A', 36.2, 1],
  [18, 97, 1, 0, 115, 45, 'A', 35.8, 2],
]
test.each(vectors)(
  '%d, %d (scale %d), %d l, %d, %d, %s, %d is %d',
  (rr, sat_o2, scale, flow, bp_max, hr, consciousness, temperature, total) => {
    const items = { rr, sat_o2, sat_o2_quantity: flow, bp_max, hr, consciousness, temperature }
    expect(totalOf(items, scale)).toBe(total)
  },
)

describe('each item alone, at each of its edges', () => {
  const items: [News2Field, [number, number][]][] = [
    [
      'rr',
      [
        [8, 3],
        [9, 1],
        [11, 1],
        [12, 0],
        [20, 0],
        [21, 2],
        [24, 2],
        [25, 3],
      ],
    ],
    [
      'sat_o2',
      [
        [91, 3],
        [92, 2],
        [93, 2],
        [94, 1],
        [95, 1],
        [96, 0],
      ],
    ],
    [
      'bp_max',
      [
        [90, 3],
        [91, 2],
        [100, 2],
        [101, 1],
        [110, 1],
        [111, 0],
        [219, 0],
        [220, 3],
      ],
    ],
    [
      'hr',
      [
        [40, 3],
        [41, 1],
        [50, 1],
        [51, 0],
        [90, 0],
        [91, 1],
        [110, 1],
        [111, 2],
        [130, 2],
        [131, 3],
      ],
    ],
    [
      'temperature',
      [
        [35, 3],
        [35.1, 1],
        [36, 1],
        [36.1, 0],
        [38, 0],
        [38.1, 1],
        [39, 1],
        [39.1, 2],
      ],
    ],
  ]
  test.each(items)('%s', (field, edges) => {
    for (const [value, points] of edges) expect([value, totalOf({ [field]: value })]).toEqual([value, points])
  })

  test('saturation of scale 2, on air and on oxygen', () => {
    for (const [value, points] of [
      [83, 3],
      [84, 2],
      [85, 2],
      [86, 1],
      [87, 1],
      [88, 0],
      [92, 0],
      [100, 0],
    ] as const)
      expect([value, totalOf({ sat_o2: value }, 2)]).toEqual([value, points])
    for (const [value, points] of [
      [92, 0],
      [93, 1],
      [94, 1],
      [95, 2],
      [96, 2],
      [97, 3],
    ] as const)
      expect([value, totalOf({ sat_o2: value, sat_o2_quantity: 1 }, 2)]).toEqual([value, points + 2])
  })

  test.each(['C', 'V', 'P', 'U'] as const)('consciousness %s', consciousness => {
    expect(totalOf({ consciousness })).toBe(3)
  })
})

test('the risk: 7 is high, 5 medium, a single 3 low to medium, else low', () => {
  const risk = (items: Partial<Items>) => {
    const score = news2Of({ ...healthy, ...items }, 1)
    return score.complete && score.risk
  }
  expect(risk({ rr: 25, hr: 131, temperature: 38.1 })).toBe('high')
  expect(risk({ rr: 21, hr: 111, temperature: 38.1 })).toBe('medium')
  expect(risk({ rr: 21, hr: 111 })).toBe('low')
  expect(risk({ rr: 8 })).toBe('low_medium')
  expect(risk({})).toBe('low')
})

test.each([
  ['high', 'A', 'emergency'],
  ['medium', 'A', 'doctor_now'],
  ['low_medium', 'A', 'doctor_today'],
  ['low', 'A', 'go_on'],
  ['low_medium', 'C', 'doctor_now'],
  ['low_medium', 'V', 'doctor_now'],
  ['low_medium', 'P', 'emergency'],
  ['medium', 'U', 'emergency'],
  ['high', 'V', 'emergency'],
] as const)('the advice at a risk that is %s with consciousness %s: %s', (risk, consciousness, advice) => {
  expect(adviceOf(risk, consciousness)).toBe(advice)
})

test('nothing is reckoned from what is missing, and what is missing is named', () => {
  expect(news2Of({ ...healthy, consciousness: null }, 1)).toEqual({
    complete: false,
    missing: ['consciousness'],
  })
  expect(news2Of({ ...healthy, sat_o2_quantity: null, hr: null }, 1)).toEqual({
    complete: false,
    missing: ['sat_o2_quantity', 'hr'],
  })
})
