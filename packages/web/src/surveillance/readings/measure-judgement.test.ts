import { type Measure, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { describe, expect, test } from 'vitest'
import { judgeRange } from '../../ui/fields/judge-range.ts'

// What is typed, what it is clamped to on the screen (null: nothing is asked), and that it may be kept; or that no body
// can have it.
const typed: [MeasureField, [number, number | null | 'impossible', boolean?][]][] = [
  [
    'temperature',
    [
      [33.9, 34, true],
      [34, null],
      [42, null],
      [42.1, 42, true],
      [24.9, 'impossible'],
      [370, 'impossible'],
    ],
  ],
  [
    'weight',
    [
      [0, 'impossible'],
      [0.1, null],
      [800, null],
      [800.1, 'impossible'],
    ],
  ],
  [
    'glyc',
    [
      [0.9, 1, true],
      [1, null],
      [40, null],
      [0.2, 'impossible'],
    ],
  ],
  [
    'sat_o2_quantity',
    [
      [0.5, 1, true],
      [1, null],
      [15, null],
      [15.5, 15, true],
      [60.5, 'impossible'],
    ],
  ],
  [
    'rr',
    [
      [8, 10, true],
      [9, 10, true],
      [10, null],
      [40, null],
      [41, 40, true],
      [81, 'impossible'],
    ],
  ],
  [
    'sat_o2',
    [
      [39, 40, true],
      [40, null],
      [100, null],
      [101, 'impossible'],
    ],
  ],
  [
    'hr',
    [
      [19, 20, true],
      [20, null],
      [250, null],
      [251, 250, true],
      [9, 'impossible'],
      [351, 'impossible'],
    ],
  ],
  [
    'diuresis',
    [
      [0, null],
      [5000, null],
      [5001, 5000, true],
      [20_001, 'impossible'],
    ],
  ],
  [
    'bp_max',
    [
      [29, 'impossible'],
      [30, null],
      [300, null],
      [301, 'impossible'],
    ],
  ],
  [
    'bp_min',
    [
      [9, 'impossible'],
      [10, null],
      [200, null],
      [201, 'impossible'],
    ],
  ],
]

describe('below, on and above each limit', () => {
  test.each(typed)('%s', (field, cases) => {
    const { usual, widest }: Measure = measures[field]
    for (const [value, clamped, mayKeep] of cases) {
      const judgement = judgeRange(value, { ...usual, widest })
      if (clamped === 'impossible') expect([value, judgement]).toMatchObject([value, { impossible: true }])
      else
        expect([value, judgement]).toEqual([
          value,
          clamped === null ? null : { typed: value, clamped, mayKeep },
        ])
    }
  })
})
