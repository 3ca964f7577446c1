import { expect, it } from 'vitest'
import { allOf, middleSquare } from './small-picture.ts'

it.each([
  [1600, 1000, 300, 0, 1000],
  [1000, 1600, 0, 300, 1000],
  [512, 512, 0, 0, 512],
  [3, 2, 0.5, 0, 2],
])('of %i x %i the square begins at %f, %f and is %i wide', (width, height, x, y, side) => {
  expect(middleSquare({ width, height })).toEqual({
    x,
    y,
    from: { width: side, height: side },
    to: { width: 512, height: 512 },
  })
})

it.each([
  [1024, 256, 512, 128],
  [256, 1024, 128, 512],
  [300, 80, 300, 80],
  [9000, 3, 512, 1],
])('all of %i x %i is kept as %i x %i', (width, height, ...[keptWidth, keptHeight]) => {
  expect(allOf({ width, height })).toEqual({
    x: 0,
    y: 0,
    from: { width, height },
    to: { width: keptWidth, height: keptHeight },
  })
})
