import { expect, it } from 'vitest'
import { type IntervalParts, intervalOf, partsOfInterval } from './interval.ts'

it.each<[number | null, IntervalParts]>([
  [null, { hours: null, minutes: null }],
  [0.0833, { hours: null, minutes: 5 }],
  [0.5, { hours: null, minutes: 30 }],
  [4, { hours: 4, minutes: null }],
  [1.3333, { hours: 1, minutes: 20 }],
])('%s hours are asked as %o', (interval, parts) => {
  expect(partsOfInterval(interval)).toEqual(parts)
  expect(intervalOf(parts)).toBe(interval)
})

it('takes half an hour that is typed as hours', () => {
  expect(intervalOf({ hours: 1.5, minutes: null })).toBe(1.5)
})
