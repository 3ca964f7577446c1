import { someTask } from '@vicino/domain/testing/some-task.ts'
import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

const before = someTask()

test.each([
  ['another hour', { start_time: '10:00', end_time: '10:45' }, { start_time: '08:00', end_time: '08:45' }],
  [
    'another day',
    { date: '2026-11-21', end_date: '2026-11-21' },
    { date: before.date, end_date: before.end_date },
  ],
  ['nobody any more', { operators: [] }, { operators: before.operators.map(({ _id }) => _id) }],
  ['another name', { title: 'Altro' }, { title: before.title }],
])('%s is planned as before', (_, changed, back) => {
  expect(wayBack(before, { ...before, ...changed, version: 2 })).toEqual(back)
})

test('with the reason for which it overlapped', () => {
  const over = { ...before, confirm_overlap: { reason: 'In due' } }
  expect(wayBack(over, { ...before, start_time: '07:00', version: 2 })).toMatchObject({
    confirm_overlap: { reason: 'In due' },
  })
})

test.each([
  ['nothing of the plan', { status: 'confirmed' as const }],
  ['what was settled', { start_time: '10:00', status: 'completed' as const }],
  ['what has begun', { start_time: '10:00', started_at: '2026-11-20T07:00:00.000Z' }],
])('%s is not taken back', (_, changed) => {
  expect(wayBack(before, { ...before, ...changed, version: 2 })).toBeNull()
})
