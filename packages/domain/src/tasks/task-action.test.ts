import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { WholeTask } from './task.ts'
import { actionsOn, endTask, markNotDone, startTask } from './task-action.ts'
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
    ['task', 'pending', false, 'end'],
    ['reminder', 'pending', false, 'end'],
    ['reminder', 'completed', false, ''],
    ['holiday', 'pending', false, ''],
    ['event', 'confirmed', false, ''],
    ['personal', 'pending', false, ''],
  ])('with a %s, %s, begun %s: %s', (type, status, begun, expected) => {
    const started_at = begun ? '2026-11-20T07:00:00.000Z' : null
    expect(actionsOn({ type, status, started_at }).join(' ')).toBe(expected)
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
