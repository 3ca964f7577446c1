import { expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { directionOf } from './direction.ts'
import { type MeasureField, ofEachMeasure } from './measure.ts'
import type { TrendPoint } from './trend.ts'

const point = (measured_at: string, field: MeasureField, value: number): TrendPoint => ({
  _id: newId(),
  measured_at,
  ...ofEachMeasure(() => null),
  [field]: value,
})

it.each<[MeasureField, number, number, string]>([
  ['bp_max', 130, 139, 'steady'],
  ['bp_max', 130, 140, 'up'],
  ['bp_max', 140, 130, 'down'],
  ['hr', 72, 76, 'steady'],
  ['sat_o2', 96, 94, 'down'],
  ['temperature', 36.6, 36.9, 'up'],
  ['temperature', 36.6, 36.8, 'steady'],
  ['weight', 70.4, 69.9, 'down'],
  ['glyc', 6, 6.9, 'steady'],
  ['bh', 100, 100, 'steady'],
  ['bh', 100, 150, 'up'],
])('%s of %s and then %s is %s', (field, before, last, direction) => {
  const points = [
    point('2026-11-19T08:00:00.000Z', field, before),
    point('2026-11-20T08:00:00.000Z', field, last),
  ]
  expect(directionOf(points, field)).toBe(direction)
})

it('compares with nothing where there is no other value, or only one of long ago', () => {
  const last = point('2026-11-20T08:00:00.000Z', 'hr', 80)
  expect(directionOf([last], 'hr')).toBeNull()
  expect(directionOf([point('2026-01-20T08:00:00.000Z', 'hr', 60), last], 'hr')).toBeNull()
})
