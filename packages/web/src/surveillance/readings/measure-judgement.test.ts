import { type Measure, type MeasureField, measures } from '@vicino/domain/surveillance/measure.ts'
import { describe, expect, test } from 'vitest'
import { judgeRange } from '../../ui/fields/judge-range.ts'

// What is typed, what it is clamped to on the screen (null: nothing is asked), and whether it may be kept.
const typed: [MeasureField, [number, number | null, boolean?][]][] = [
  [
    'temperature',
    [
      [33.9, 34, true],
      [34, null],
      [42, null],
      [42.1, 42, true],
      [24.9, 34, false],
      [370, 42, false],
    ],
  ],
  [
    'weight',
    [
      [0, 0.1, false],
      [0.1, null],
      [800, null],
      [800.1, 800, false],
    ],
  ],
  [
    'glyc',
    [
      [0.9, 1, true],
      [1, null],
      [40, null],
      [0.2, 1, false],
    ],
  ],
  [
    'sat_o2_quantity',
    [
      [0.5, 1, true],
      [1, null],
      [15, null],
      [15.5, 15, true],
      [60.5, 15, false],
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
      [81, 40, false],
    ],
  ],
  [
    'sat_o2',
    [
      [39, 40, true],
      [40, null],
      [100, null],
      [101, 100, false],
    ],
  ],
  [
    'hr',
    [
      [19, 20, true],
      [20, null],
      [250, null],
      [251, 250, true],
      [9, 20, false],
      [351, 250, false],
    ],
  ],
  [
    'diuresis',
    [
      [0, null],
      [5000, null],
      [5001, 5000, true],
      [20_001, 5000, false],
    ],
  ],
  [
    'bp_max',
    [
      [29, 30, false],
      [30, null],
      [300, null],
      [301, 300, false],
    ],
  ],
  [
    'bp_min',
    [
      [9, 10, false],
      [10, null],
      [200, null],
      [201, 200, false],
    ],
  ],
]

describe('below, on and above each limit', () => {
  test.each(typed)('%s', (field, cases) => {
    const { usual, widest }: Measure = measures[field]
    for (const [value, clamped, mayKeep] of cases) {
      const judgement = judgeRange(value, { ...usual, widest })
      const expected = clamped === null ? null : { typed: value, clamped, mayKeep }
      expect([value, judgement]).toEqual([value, expected])
    }
  })
})
