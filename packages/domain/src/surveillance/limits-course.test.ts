import { describe, expect, test } from 'vitest'
import { boundsOver, courseOfLimits, limitsAt, orderedWithin } from './limits-course.ts'
import { measures } from './measure.ts'

const order = (since: string | null, red_high: number, written_at = '2026-11-20T09:00:00.000Z') => ({
  ordered_by: `Dr. med. Prova ${red_high}`,
  since,
  written_at,
  news2_scale: 1 as const,
  limits: { hr: { red_high } },
})
const birthday = '1939-02-22'
const heldOn = (versions: ReturnType<typeof order>[], at: string) =>
  limitsAt(courseOfLimits(versions, birthday), at).limits.hr?.red_high ?? null

describe('the limits of a value are those of its time', () => {
  const first = order('2026-11-01', 110)
  const second = order('2026-11-10', 100)
  test.each([
    ['before anything was ordered', [first, second], '2026-10-31T22:59:59.999Z', null],
    ['from the midnight of the first order', [first, second], '2026-10-31T23:00:00.000Z', 110],
    ['until the next one', [first, second], '2026-11-09T22:59:59.999Z', 110],
    ['from the next one on', [first, second], '2026-11-09T23:00:00.000Z', 100],
    ['not yet those of a day to come', [first, order('2026-12-01', 90)], '2026-11-20T09:00:00.000Z', 110],
    [
      'those that were corrected for the same day',
      [first, order('2026-11-01', 95)],
      '2026-11-05T09:00:00.000Z',
      95,
    ],
    [
      'those of an earlier day that were told later',
      [second, order('2026-11-05', 95)],
      '2026-11-12T09:00:00.000Z',
      95,
    ],
    ['from the day of writing where no other is said', [order(null, 95)], '2026-11-19T23:00:00.000Z', 95],
    ['none before the day of writing', [order(null, 95)], '2026-11-19T22:00:00.000Z', null],
  ])('%s', (_when, versions, at, held) => expect(heldOn(versions, at)).toBe(held))
})

test('the bounds over a span change where the limits do, from the norms to what was ordered', () => {
  const course = courseOfLimits([order('2026-11-01', 110), order('2026-11-10', 100)], birthday)
  const span = { from: '2026-10-20T22:00:00.000Z', to: '2026-11-09T23:00:00.000Z' }
  const begun = '2026-10-31T23:00:00.000Z'
  expect(boundsOver(course, 'hr', span)).toEqual([
    { from: span.from, to: begun, bounds: measures.hr.norm },
    { from: begun, to: span.to, bounds: { ...measures.hr.norm, red_high: 110 } },
  ])
})

test.each([
  ['both orders of a time that had two', '2026-11-05', '2026-11-20', [100, 110]],
  ['the order that held before the span began', '2026-11-12', '2026-11-20', [100]],
  ['none of before', '2026-10-01', '2026-10-20', []],
])('names %s', (_what, from, to, ordered) => {
  const course = courseOfLimits([order('2026-11-01', 110), order('2026-11-10', 100)], birthday)
  const span = { from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` }
  expect(orderedWithin(course, span).map(({ limits }) => limits.hr?.red_high)).toEqual(ordered)
})

test('the norms of adults begin with the day on which the client is 16, beside what is ordered then', () => {
  const course = courseOfLimits([order('2026-11-01', 150)], '2010-11-15')
  expect(course.map(({ from, norms, limits }) => [from, norms, limits.hr?.red_high ?? null])).toEqual([
    ['2010-11-14T23:00:00.000Z', false, null],
    ['2026-10-31T23:00:00.000Z', false, 150],
    ['2026-11-14T23:00:00.000Z', true, 150],
  ])
})
