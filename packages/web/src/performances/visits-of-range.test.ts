import { expect, it } from 'vitest'
import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { visitsOfRange } from './visits-of-range.ts'

const today = '2026-11-20'
const visit = (_id: string, more: object = {}) => someTask({ _id, ...more })
const performed = (_id: string, taskId: string, date = today) => somePerformance({ _id, taskId, date })

it('puts what was performed under its visit, the last day first and each day from morning to evening', () => {
  const tasks = [
    visit('evening', { start_time: '18:00' }),
    visit('morning', { start_time: '08:00' }),
    visit('yesterday', { date: '2026-11-19' }),
  ]
  const days = visitsOfRange(
    tasks,
    [performed('a', 'yesterday', '2026-11-19'), performed('b', 'evening'), performed('c', 'evening')],
    today,
  )
  expect(
    days.map(({ day, visits }) => [
      day,
      visits.map(({ taskId, performances }) => [taskId, performances.map(({ _id }) => _id)]),
    ]),
  ).toEqual([
    [
      today,
      [
        ['morning', []],
        ['evening', ['b', 'c']],
      ],
    ],
    ['2026-11-19', [['yesterday', ['a']]]],
  ])
})

it('leaves out a visit that took no place, unless something was performed on it', () => {
  const missed = { status: 'not_done', not_done: { reason: 'absent' } }
  const tasks = [visit('ahead', { date: '2026-11-21' }), visit('missed', missed), visit('kept', missed)]
  const [day] = visitsOfRange(tasks, [performed('a', 'kept')], today)
  expect(day!.visits.map(({ taskId }) => taskId)).toEqual(['kept'])
})

it('keeps what was performed on a visit that is no longer there', () => {
  const [day] = visitsOfRange([], [performed('a', 'gone')], today)
  expect(day!.visits).toMatchObject([{ taskId: 'gone', task: null }])
})
