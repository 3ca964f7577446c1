import { describe, expect, test } from 'vitest'
import { drawingOf, heightOf, scaleOf } from './chart-geometry.ts'

describe('a scale', () => {
  test.each([
    ['one value', [72], [], { low: 72, high: 72.1 }],
    ['a pressure', [120, 80, 165], [], { low: 50, high: 200 }],
    ['temperatures', [36.4, 39.2], [], { low: 36, high: 40 }],
    ['a bound that lies near', [120, 150], [{ yellow_high: 160 }], { low: 120, high: 160 }],
    ['a bound that lies far away', [120, 130], [{ red_high: 180 }], { low: 120, high: 130 }],
  ])('of %s', (_what, values, bounds, reach) => {
    const scale = scaleOf(values, bounds)
    expect(scale).toMatchObject(reach)
    expect(scale.ticks.length).toBeLessThanOrEqual(6)
  })

  test('of what lies below nothing', () => {
    expect(scaleOf([-800, 400], []).ticks).toEqual([-1000, -500, 0, 500])
  })
})

test('a drawing has one line, and its points by their marks', () => {
  const at = (day: number, value: number) => ({
    _id: `${day}`,
    measured_at: `2026-11-${day}T00:00:00.000Z`,
    value,
  })
  const span = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' }
  const scale = { low: 0, high: 200, ticks: [0, 200] }
  expect(
    drawingOf([at(10, 100), at(15, 160), at(20, 180)], span, scale, { yellow_high: 160, red_high: 180 }),
  ).toEqual({
    line: 'M0.0 50L500.0 20L1000.0 10',
    plain: 'M0.0 50h0',
    yellow: 'M500.0 20h0',
    red: 'M1000.0 10h0',
  })
  expect(heightOf(0, scale)).toBe(100)
})
