import { describe, expect, it } from 'vitest'
import type { Task } from '../tasks/task.ts'
import { someTask } from '../testing/some-task.ts'
import { type GoingBack, inEachOthersWay, liesOutside, staysTaken } from './given-back.ts'

// It is ten in Bellinzona.
const now = '2026-11-20T09:00:00.000Z'
const visit = (more: Partial<Task> = {}) =>
  someTask({ version: 2, start_time: '14:00', end_time: '15:00', ...more })

it.each<[string, Task, ReturnType<typeof staysTaken>]>([
  ['as it was handed on', visit(), null],
  ['changed since', visit({ version: 3 }), 'changed'],
  ['begun', visit({ started_at: now }), 'changed'],
  ['called off', visit({ status: 'not_done', not_done: { reason: 'cancelled' } }), 'changed'],
  ['over', visit({ start_time: '09:00', end_time: '10:00' }), 'past'],
])('staysTaken: a visit that is %s', (_, task, expected) => expect(staysTaken(task, 2, now)).toBe(expected))

const absence = someTask({
  type: 'holiday',
  full_day: true,
  start_time: null,
  end_time: null,
  status: 'pending',
})
const calledOff = { ...absence, status: 'not_done', not_done: { reason: 'other', text: 'È venuta' } } as const

it.each<[string, Task | undefined, Task, boolean]>([
  ['in it', absence, visit(), false],
  ['after it', absence, visit({ date: '2026-11-21', end_date: '2026-11-21' }), true],
  ['of one that was taken off the plan', undefined, visit(), true],
  ['of one that was called off', calledOff, visit(), true],
  ['after it that somebody has changed', absence, visit({ date: '2026-11-21', version: 3 }), false],
])('liesOutside: a visit %s', (_, standing, task, expected) =>
  expect(liesOutside(standing, task, { handedOn: 2, now })).toBe(expected),
)

describe('inEachOthersWay', () => {
  const [anna, carla] = ['01a1fc0a-5a3b-7006-9c68-eb853133fd18', '01a1fc0a-5a3b-7006-9c68-eb853133fd19']
  const back = (_id: string, handing: number, more: Partial<Task> = {}, joining = [anna]): GoingBack => ({
    task: visit({ _id, ...more }),
    joining,
    handing,
  })
  const after = { start_time: '15:00', end_time: '16:00' }
  const wholeDay = { type: 'task', full_day: true, start_time: null, end_time: null } as const

  it.each<[string, GoingBack[], string[]]>([
    ['handed on together at one time', [back('a', 1), back('b', 1)], []],
    ['of which one came up later at the same time', [back('b', 2), back('a', 1)], ['b']],
    ['one after the other', [back('a', 1), back('b', 2, after)], []],
    ['to two people', [back('a', 1), back('b', 2, {}, [carla])], []],
    ['a to-do of the day beside a visit', [back('a', 1), back('b', 2, wholeDay)], []],
    [
      'three, of which the last meets only what stays away',
      [back('a', 1), back('b', 2, { end_time: '16:00' }), back('c', 3, after)],
      ['b'],
    ],
  ])('names of two that go back: %s', (_, tasks, expected) =>
    expect([...inEachOthersWay(tasks)]).toEqual(expected),
  )
})
