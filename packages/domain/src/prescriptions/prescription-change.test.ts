import { expect, test } from 'vitest'
import { endsAfter } from './prescription-change.ts'

const today = '2026-11-26'
const open = { status: 'open', start: '2026-09-01', end: '2027-01-10', original_end: null } as const
const closed = { ...open, status: 'closed', end: today, original_end: '2027-01-10' } as const

test.each<[string, Parameters<typeof endsAfter>[0], Parameters<typeof endsAfter>[1], string, string | null]>([
  ['closed today', open, { status: 'closed' }, today, '2027-01-10'],
  ['closed with an earlier day', open, { status: 'closed', end: '2026-11-10' }, '2026-11-10', '2027-01-10'],
  ['closed with a day to come', open, { status: 'closed', end: '2026-12-31' }, '2026-12-31', '2027-01-10'],
  ['closed with its end', open, { status: 'closed', end: '2027-01-10' }, '2027-01-10', null],
  ['closed after its end', { ...open, end: '2026-10-31' }, { status: 'closed' }, '2026-10-31', null],
  ['opened again', closed, { status: 'open' }, '2027-01-10', null],
  ['opened again with another end', closed, { status: 'open', end: '2027-02-10' }, '2027-02-10', null],
  ['corrected while it is closed', closed, {}, today, '2027-01-10'],
  ['closed, and corrected to an earlier day', closed, { end: '2026-11-20' }, '2026-11-20', '2027-01-10'],
  ['closed, and corrected to a later end', closed, { end: '2027-03-10' }, '2027-03-10', null],
  [
    'closed with its end, and corrected to an earlier day',
    { ...closed, end: '2027-01-10', original_end: null },
    { end: '2026-12-31' },
    '2026-12-31',
    '2027-01-10',
  ],
  ['corrected while it is open', open, { end: '2027-03-10' }, '2027-03-10', null],
  ['closed a second time', closed, { status: 'closed' }, today, '2027-01-10'],
])('one that is %s', (_, before, change, end, original_end) => {
  expect(endsAfter(before, change, today)).toEqual({ end, original_end })
})
