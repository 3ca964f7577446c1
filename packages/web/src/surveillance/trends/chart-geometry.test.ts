import { describe, expect, test } from 'vitest'
import { boundLine, chartScaleOf, drawingOf, heightOf } from './chart-geometry.ts'

describe('a scale', () => {
  test.each([
    ['one value', [72], [], { low: 50, high: 90 }],
    ['a flow that stays', [1.5, 1.5], [], { low: 1.2, high: 1.8 }],
    ['a pressure', [120, 80, 165], [], { low: 50, high: 200 }],
    ['temperatures', [36.4, 39.2], [], { low: 36, high: 40 }],
    ['a bound that lies near', [120, 150], [{ yellow_high: 160 }], { low: 120, high: 160 }],
    ['a calm pressure', [66, 76], [{ yellow_low: 49, yellow_high: 95 }], { low: 40, high: 100 }],
    ['a single voiding', [300, 320], [{ yellow_high: 2501 }], { low: 300, high: 320 }],
    ['a bound that lies far away', [120, 130], [{ red_high: 180 }], { low: 120, high: 130 }],
  ])('of %s', (_what, values, bounds, reach) => {
    const scale = chartScaleOf(values, bounds)
    expect(scale).toMatchObject(reach)
    expect(scale.ticks.length).toBeLessThanOrEqual(6)
  })

  test('of what lies below nothing', () => {
    expect(chartScaleOf([-800, 400], []).ticks).toEqual([-1000, -500, 0, 500])
  })
})

describe('what was measured', () => {
  const at = (day: number, value: number) => ({
    _id: `${day}`,
    measured_at: `2026-11-${day}T00:00:00.000Z`,
    value,
  })
  const span = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' }
  const scale = { low: 0, high: 200, ticks: [0, 200] }
  const changed = '2026-11-16T00:00:00.000Z'

  test('is one line, and points by their marks', () => {
    const bounds = { yellow_high: 160, red_high: 180 }
    const drawing = drawingOf([at(10, 100), at(15, 160), at(20, 180)], span, scale, [{ ...span, bounds }])
    expect(drawing).toEqual({
      line: 'M0.0 50L500.0 20L1000.0 10',
      plain: 'M0.0 50h0',
      yellow: 'M500.0 20h0',
      red: 'M1000.0 10h0',
    })
    expect(heightOf(0, scale)).toBe(100)
  })

  test('is marked by the limits of its own time, which are drawn where they held', () => {
    const stretches = [
      { from: span.from, to: changed, bounds: { red_high: 180 } },
      { from: changed, to: span.to, bounds: { red_high: 140, yellow_low: 900 } },
    ]
    const drawing = drawingOf([at(15, 160), at(20, 160)], span, scale, stretches)
    expect(drawing).toMatchObject({ plain: 'M500.0 20h0', red: 'M1000.0 20h0' })
    expect(boundLine('red_high', stretches, span, scale)).toBe('M0.0 10H600.0M600.0 30H1000.0')
    expect(boundLine('yellow_low', stretches, span, scale)).toBe('')
  })
})
