import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const window = { width: 1440, height: 900 }
const size = { width: 400, height: 500 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each([
  ['at the right', box(300, 200, 120, 80), { left: 428, top: 200 }],
  ['at the left where the right has no room', box(1200, 200, 120, 80), { left: 792, top: 200 }],
  ['never out of the window below', box(300, 700, 120, 80), { left: 428, top: 388 }],
  ['below what fills the width', box(20, 100, 1400, 40), { left: 20, top: 148 }],
  ['above where below has no room', box(20, 600, 1400, 40), { left: 20, top: 92 }],
  ['over it where nothing has room', box(20, 300, 1400, 400), { left: 20, top: 300 }],
])('%s', (_, beside, place) => {
  expect(placeBeside(beside, size, window)).toEqual(place)
})

test('in a window that is too small, at its edge', () => {
  expect(placeBeside(box(10, 10, 50, 50), size, { width: 380, height: 400 })).toEqual({ left: 12, top: 12 })
})
