import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { WholeTask } from './task.ts'
import { actionsOn, endTask, fieldsInFuture, isEndedAhead, markNotDone, startTask } from './task-action.ts'
import type { TaskStatus } from './task-status.ts'
import type { TaskType } from './task-type.ts'
import { changeTask, completeTask } from './written-task.ts'

describe('what may be done', () => {
  it.each<[TaskType, TaskStatus, boolean, string]>([
    ['client', 'pending', false, 'start end not_done'],
    ['client', 'confirmed', false, 'start end not_done'],
    ['client', 'pending', true, 'end not_done'],
    ['client', 'completed', true, ''],
    ['client', 'not_done', false, ''],
    ['task', 'pending', false, 'end not_done'],
    ['reminder', 'pending', false, 'end'],
    ['reminder', 'completed', false, ''],
    ['holiday', 'pending', false, ''],
    ['event', 'confirmed', false, ''],
    ['personal', 'pending', false, ''],
  ])('with a %s, %s, begun %s: %s', (type, status, begun, expected) => {
    const started_at = begun ? '2026-11-20T07:00:00.000Z' : null
    expect(actionsOn({ type, status, started_at, date: '2026-11-20' }, '2026-11-20').join(' ')).toBe(expected)
  })

  it.each<[TaskType, string, boolean, string]>([
    ['client', '2026-11-19', false, 'start end not_done'],
    ['client', '2026-11-21', false, 'not_done'],
    ['client', '2026-11-21', true, 'end not_done'],
    ['task', '2026-11-21', false, 'end not_done'],
  ])('on 20 November with a %s of %s, begun %s: %s', (type, date, begun, expected) => {
    const started_at = begun ? '2026-11-20T07:00:00.000Z' : null
    expect(actionsOn({ type, status: 'pending', started_at, date }, '2026-11-20').join(' ')).toBe(expected)
  })

  it('with a to-do of which one may not know what it is: only that it is called off', () => {
    const toDo = { type: 'task', status: 'pending', started_at: null, date: '2026-11-19' } as const
    expect(actionsOn({ ...toDo, care_untold: true }, '2026-11-20')).toEqual(['not_done'])
  })
})

describe('a visit', () => {
  const planned = completeTask(
    { title: 'Igiene', date: '2026-11-20', client: newId(), start_time: '08:00', end_time: '09:00' },
    newId(),
  )

  it('is begun and ended at the instants of the taps, its plan unchanged', () => {
    const begun = changeTask(planned, startTask('2026-11-20T07:03:12.000Z'))
    expect(begun).toEqual({ ...planned, started_at: '2026-11-20T07:03:12.000Z' })
    const ended = changeTask(begun, endTask('2026-11-20T07:51:40.000Z'))
    expect(ended).toEqual({ ...begun, status: 'completed', ended_at: '2026-11-20T07:51:40.000Z' })
    expect(WholeTask.safeParse(ended).success).toBe(true)
  })

  it('is not done with its reason, and may be taken up again', () => {
    const missed = changeTask(planned, markNotDone({ reason: 'absent' }))
    expect(missed).toEqual({ ...planned, status: 'not_done', not_done: { reason: 'absent' } })
    expect(WholeTask.safeParse(missed).success).toBe(true)
    expect(changeTask(missed, { status: 'pending' })).toEqual(planned)
  })
})

describe('begin and end', () => {
  const now = '2026-11-20T09:00:00.000Z'
  it.each<[string, string | null | undefined, string | null | undefined, string]>([
    ['not written', undefined, null, ''],
    ['now', now, now, ''],
    ['five minutes ahead', '2026-11-20T09:05:00.000Z', undefined, ''],
    ['later', '2026-11-20T09:05:00.001Z', undefined, 'started_at'],
    ['tomorrow', now, '2026-11-21T09:00:00.000Z', 'ended_at'],
    ['both to come', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z', 'started_at ended_at'],
  ])('%s', (_, started_at, ended_at, expected) => {
    expect(fieldsInFuture({ started_at, ended_at }, now).join(' ')).toBe(expected)
  })
})

describe('a visit of the 20th that ended', () => {
  const begun = '2026-11-19T08:00:00.000Z'
  it.each<[string, TaskType, string | null, string | null, boolean]>([
    ['weeks before', 'client', null, '2026-10-20T10:00:00.000Z', true],
    ['at the last minute of the day before', 'client', null, '2026-11-19T22:59:00.000Z', true],
    ['at the first minute of its day', 'client', null, '2026-11-19T23:00:00.000Z', false],
    ['days after', 'client', null, '2026-11-23T10:00:00.000Z', false],
    ['the day before, on which it was begun', 'client', begun, '2026-11-19T09:00:00.000Z', false],
    ['not yet', 'client', null, null, false],
    ['the day before, and is something to do', 'task', null, '2026-11-19T09:00:00.000Z', false],
  ])('%s', (_, type, started_at, ended_at, expected) =>
    expect(isEndedAhead({ type, date: '2026-11-20', started_at, ended_at })).toBe(expected),
  )
})
