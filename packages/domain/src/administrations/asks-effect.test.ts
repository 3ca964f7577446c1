import { expect, it } from 'vitest'
import { someAdministration } from '../testing/some-administration.ts'
import { type Administration, asksEffect } from './administration.ts'

const taken = someAdministration({ moment: null, given_at: '2026-11-20T22:30:00.000Z' })

it.each<[string, Partial<Administration>, string, boolean]>([
  ['half an hour after', {}, '2026-11-20T23:00:00.000Z', true],
  ['sooner', {}, '2026-11-20T22:59:59.000Z', false],
  ['on the day after', {}, '2026-11-21T08:00:00.000Z', true],
  ['a whole day after', {}, '2026-11-21T22:30:00.000Z', false],
  ['once it was told', { effect: 'none' }, '2026-11-20T23:30:00.000Z', false],
  ['where it was refused', { status: 'refused' }, '2026-11-20T23:30:00.000Z', false],
  ['where it was struck', { struck: { reason: 'Errore' } }, '2026-11-20T23:30:00.000Z', false],
  ['of a dose of the scheme', { moment: 'night' }, '2026-11-20T23:30:00.000Z', false],
])('the effect is asked %s: %o at %s is %s', (_, more, now, expected) => {
  expect(asksEffect({ ...taken, ...more }, now)).toBe(expected)
})
