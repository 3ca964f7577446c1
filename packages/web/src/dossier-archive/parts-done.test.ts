import { expect, it } from 'vitest'
import { documentsDone } from './parts-done.ts'

it.each([
  [[], 0, 0],
  [[], 5000, 0],
  [[1000, 2000], 0, 0],
  [[1000, 2000], 1000, 0],
  [[1000, 2000], 1100, 1],
  [[1000, 2000], 3199, 1],
  [[1000, 2000], 9999, 2],
])('of documents of %j bytes, %i received are %i', (sizes, received, done) =>
  expect(documentsDone(sizes, received)).toBe(done),
)
