import { expect, test } from 'vitest'
import { ofEachMeasure } from './measure.ts'
import {
  latestValues,
  lossWithin,
  type TrendPoint,
  type TrendValue,
  valuesOfTrend,
  weightGainOf,
} from './trend.ts'

const point = (day: number, values: Partial<TrendPoint>): TrendPoint => ({
  ...ofEachMeasure(() => null),
  _id: `01a1fc0a-5a3b-7006-9c68-eb853133fd${day}`,
  measured_at: `2026-11-${day}T08:00:00.000Z`,
  ...values,
})
const weight = (day: number, value: number): TrendValue => ({
  _id: `${day}`,
  measured_at: `2026-11-${day}T08:00:00.000Z`,
  value,
})

test('the values of a parameter leave out where it was not measured', () => {
  const points = [point(10, { hr: 72 }), point(11, { weight: 70 }), point(12, { hr: 80 })]
  expect(valuesOfTrend(points, 'hr').map(({ value }) => value)).toEqual([72, 80])
})

test('the last value of each parameter may stand in different readings', () => {
  const points = [point(12, { hr: 80 }), point(10, { hr: 72, weight: 70 })]
  expect(latestValues(points)).toEqual({
    hr: { _id: points[0]!._id, measured_at: points[0]!.measured_at, value: 80 },
    weight: { _id: points[1]!._id, measured_at: points[1]!.measured_at, value: 70 },
  })
})

test.each([
  ['no weight', [], null],
  ['one weight', [weight(10, 70)], null],
  ['1 kg in a day', [weight(10, 70), weight(11, 71)], null],
  ['more than 1 kg in a day', [weight(10, 70), weight(11, 71.1)], { gain: 1.1, days: 1, level: 'yellow' }],
  [
    'more than 1 kg from one morning to the next, weighed a little later',
    [weight(10, 70), { ...weight(11, 71.1), measured_at: '2026-11-11T08:10:00.000Z' }],
    { gain: 1.1, days: 1, level: 'yellow' },
  ],
  [
    'more than 1 kg over the night that has an hour more',
    [
      { ...weight(28, 70), measured_at: '2028-10-28T06:00:00.000Z' },
      { ...weight(29, 71.1), measured_at: '2028-10-29T07:00:00.000Z' },
    ],
    { gain: 1.1, days: 1, level: 'yellow' },
  ],
  ['2 kg in 3 days', [weight(10, 70), weight(13, 72)], null],
  [
    'more than 2 kg in 3 days',
    [weight(10, 70), weight(12, 70.9), weight(13, 72.1)],
    { gain: 2.1, days: 3, level: 'red' },
  ],
  ['more than 2 kg in 4 days', [weight(10, 70), weight(14, 72.1)], null],
  ['a loss', [weight(10, 74), weight(13, 70)], null],
])('%s', (_what, weights, gain) => {
  expect(weightGainOf(weights)).toEqual(gain)
})

test.each([
  ['no weight', [], 0],
  ['a gain', [weight(10, 70), weight(20, 74)], 0],
  ['5 %', [weight(10, 80), weight(20, 76)], 5],
  ['a loss of before, made up for', [weight(10, 80), weight(12, 76), weight(20, 80)], 0],
])('a loss of weight: %s', (_what, weights, percent) => expect(lossWithin(weights, 92)).toBe(percent))
