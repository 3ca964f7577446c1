import { expect, it } from 'vitest'
import { ofEachMeasure } from './measure.ts'
import { quickMeasures } from './quick-reading.ts'
import type { TrendPoint } from './trend.ts'
import { usualFieldsOf } from './usual-fields.ts'
import { usualMeasures } from './usual-measures.ts'

const now = '2026-11-26T07:30:00.000Z'
const point = (measured_at: string, values: Partial<TrendPoint>): TrendPoint => ({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
  measured_at,
  ...ofEachMeasure(() => null),
  ...values,
})
const everybody = ['bp_max', 'bp_min', 'hr', 'sat_o2']

it.each([
  ['of whom nothing is known', [], everybody],
  [
    'who has diabetes',
    [point('2026-11-25T07:00:00.000Z', { glyc: 7.2 }), point('2026-11-20T07:00:00.000Z', { weight: 71 })],
    [...everybody, 'glyc', 'weight'],
  ],
  [
    'who had a fever on the last day that counts',
    [point('2026-08-28T07:30:00.000Z', { temperature: 39 })],
    [...everybody, 'temperature'],
  ],
  ['who had one before that', [point('2026-08-28T07:29:59.999Z', { temperature: 39 })], everybody],
  [
    'whose fluids are measured, which the long form asks',
    [point('2026-11-25T07:00:00.000Z', { diuresis: 300 })],
    everybody,
  ],
])('a client %s is measured as usual', (_, points, fields) => {
  const { usual, others } = usualMeasures(points, now)
  expect(usual.map(({ field }) => field)).toEqual(fields)
  const all = [...usual, ...others]
  expect(all).toHaveLength(quickMeasures.length)
  expect(new Set(all)).toEqual(new Set(quickMeasures))
})

it('the long form asks by the same rule what the quick one does not', () => {
  const isUsual = usualFieldsOf([point('2026-11-25T07:00:00.000Z', { diuresis: 300 })], now)
  expect(isUsual('diuresis')).toBe(true)
  expect(isUsual('bh')).toBe(false)
})
