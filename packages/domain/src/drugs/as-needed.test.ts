import { expect, it } from 'vitest'
import { dosesAsNeeded, isOneAmount, noDoses } from './as-needed.ts'

it.each([
  ['one moment', { evening: 0.5 }, 0.5],
  ['one amount at several moments', { morning: 1, night: 1 }, 1],
  ['different amounts', { morning: 1, night: 0.5 }, 0],
  ['no dose', {}, 0],
])('a scheme with %s becomes a dose each time', (_what, doses, amount) =>
  expect(dosesAsNeeded({ ...noDoses, ...doses })).toEqual({ ...noDoses, morning: amount }),
)

it.each([
  [{ morning: 1 }, true],
  [{}, true],
  [{ night: 1 }, false],
  [{ morning: 1, night: 1 }, false],
])('%j says only how much each time: %s', (doses, one) =>
  expect(isOneAmount({ ...noDoses, ...doses })).toBe(one),
)
