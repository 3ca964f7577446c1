import { describe, expect, it } from 'vitest'
import { minutesAt, pixelsOf, snap, snapDown, spokenClock } from './hour-scale.ts'

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
    [0, '00:00'],
    [510, '08:30'],
    [1440, '24:00'],
  ])('minute %i is said as %s', (minute, clock) => {
    expect(spokenClock(minute)).toBe(clock)
  })
})
