import { expect, it } from 'vitest'
import { middleSquare } from './square-picture.ts'

it.each([
  [1600, 1000, { x: 300, y: 0, side: 1000 }],
  [1000, 1600, { x: 0, y: 300, side: 1000 }],
  [512, 512, { x: 0, y: 0, side: 512 }],
  [3, 2, { x: 0.5, y: 0, side: 2 }],
])('%i x %i', (width, height, square) => {
  expect(middleSquare({ width, height })).toEqual(square)
})
