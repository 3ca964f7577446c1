import { describe, expect, it } from 'vitest'
import { minutesAt, minutesToNextQuarter, pixelsOf, snap, snapDown } from './hour-scale.ts'

describe('the scale of hours', () => {
  it.each([
    [0, 0],
    [60, 60],
    [480, 480],
    [1440, 1440],
  ])('%i minutes stand at %i pixels and back', (minutes, pixels) => {
    expect(pixelsOf(minutes)).toBe(pixels)
    expect(minutesAt(pixels)).toBe(minutes)
  })

  it.each([
    [0, 0, 0],
    [7, 0, 0],
    [8, 15, 0],
    [22, 15, 15],
    [23, 30, 15],
    [1439, 1440, 1425],
  ])('minute %i is nearest to %i and lies in the quarter from %i', (minute, nearest, quarter) => {
    expect(snap(minute)).toBe(nearest)
    expect(snapDown(minute)).toBe(quarter)
  })

  it.each([
    [480, 15, -15],
    [490, 5, -10],
    [479, 1, -14],
    [0, 15, -15],
  ])('from minute %i the next quarter is %i away, the one before %i', (minute, later, earlier) => {
    expect(minutesToNextQuarter(minute, 1)).toBe(later)
    expect(minutesToNextQuarter(minute, -1)).toBe(earlier)
  })
})
