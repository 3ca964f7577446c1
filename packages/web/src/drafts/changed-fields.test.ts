import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { name: 'Metformina', morning: 1, days: ['mon'], end_date: null as string | null }

test.each([
  ['nothing', {}, {}],
  ['a value', { morning: 0.5 }, { morning: 0.5 }],
  ['a list', { days: ['mon', 'thu'] }, { days: ['mon', 'thu'] }],
  ['a list written anew with the same words', { days: ['mon'] }, {}],
  ['what was empty before', { end_date: '2026-11-30' }, { end_date: '2026-11-30' }],
])('tells %s', (_what, change, expected) => {
  expect(changedFields(before, { ...before, ...change })).toEqual(expected)
})
