import { expect, it } from 'vitest'
import { someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { PlannedTask } from './planned-task.ts'
import { type TaskFields, WholeTask } from './task.ts'

const visit = someTaskFields({ client: newId(), operators: [] })
const wholeDay = { full_day: true, start_time: null, end_time: null }

it.each<[string, Partial<TaskFields>, string[]]>([
  ['a visit of one day', {}, []],
  ['a night watch', { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' }, []],
  ['a visit until the same clock of the next day', { end_time: '08:00', end_date: '2026-11-21' }, []],
  ['a visit of two whole days', { ...wholeDay, end_date: '2026-11-21' }, []],
  ['a visit that ends two days later', { end_date: '2026-11-22' }, ['end_date visit_too_long']],
  [
    'a visit that ends early two days later',
    { end_time: '07:00', end_date: '2026-11-22' },
    ['end_date visit_too_long'],
  ],
  ['an event over a weekend', { type: 'event', client: null, end_time: '07:00', end_date: '2026-11-22' }, []],
  ['an absence until noon', { type: 'holiday', client: null, end_time: '07:00', end_date: '2026-11-25' }, []],
  ['a visit of three whole days', { ...wholeDay, end_date: '2026-11-22' }, ['end_date visit_too_long']],
  ['a visit of 402 days', { end_date: '2027-12-26' }, ['end_date range_too_long']],
  ['a visit that ends before it begins', { end_date: '2026-11-19' }, ['end_date end_before_start']],
  ['an absence of a month', { type: 'holiday', client: null, ...wholeDay, end_date: '2026-12-20' }, []],
  ['an event of three days', { type: 'event', client: null, end_date: '2026-11-22' }, []],
])('%s', (_, change, problems) => {
  const { error } = PlannedTask.safeParse({ ...visit, ...change })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []).toEqual(problems)
})

it('a visit that stays when it was planned may be as long as it was', () =>
  expect(WholeTask.safeParse({ ...visit, end_date: '2026-12-24' }).success).toBe(true))
