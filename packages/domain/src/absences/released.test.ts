import { describe, expect, it } from 'vitest'
import type { Task } from '../tasks/task.ts'
import { someTask } from '../testing/some-task.ts'
import { type InAbsence, inAbsence } from './released.ts'

// It is ten in Bellinzona.
const now = '2026-11-20T09:00:00.000Z'
const days = { date: '2026-11-20', end_date: '2026-11-22', start_time: null, end_time: null }
const afternoon = { date: '2026-11-20', end_date: '2026-11-20', start_time: '13:00', end_time: '17:00' }
const at = (start_time: string, end_time: string, more: Partial<Task> = {}) =>
  someTask({ start_time, end_time, status: 'pending', ...more })
const wholeDay = { full_day: true, start_time: null, end_time: null, client: null, dossierId: null } as const

describe('inAbsence', () => {
  it.each<[string, Task, InAbsence]>([
    ['a visit to come', at('14:00', '15:00'), 'released'],
    ['one that should have begun', at('09:30', '10:30'), 'released'],
    ['one that is over', at('08:00', '10:00'), 'past'],
    ['one that goes on', at('09:30', '10:30', { started_at: now }), 'begun'],
    ['one that was made', at('14:00', '15:00', { status: 'completed' }), 'begun'],
    [
      'one that was called off',
      at('14:00', '15:00', { status: 'not_done', not_done: { reason: 'cancelled' } }),
      null,
    ],
    ['one whose client is in hospital', at('14:00', '15:00', { suspended_by_dossier: true }), 'suspended'],
    ['a visit of another day', at('14:00', '15:00', { date: '2026-11-23', end_date: '2026-11-23' }), null],
    [
      'a night watch that begins in it',
      at('22:00', '06:00', { date: '2026-11-22', end_date: '2026-11-23' }),
      'released',
    ],
    ['a to-do', at('14:00', '15:00', { type: 'task', client: null, dossierId: null }), 'released'],
    ['a to-do of the day', someTask({ ...wholeDay, type: 'task', status: 'pending' }), 'released'],
    ['a reminder', at('14:00', '15:00', { type: 'reminder', client: null }), null],
    ['a meeting', at('14:00', '15:00', { type: 'event', client: null }), 'own'],
    ['what is her own', at('14:00', '15:00', { type: 'personal', client: null }), 'own'],
    ['a day of the town', someTask({ ...wholeDay, type: 'event', status: 'pending' }), null],
    ['another absence', someTask({ ...wholeDay, type: 'holiday', status: 'pending' }), 'own'],
  ])('of whole days: %s', (_, task, expected) => expect(inAbsence(days, task, now)).toBe(expected))

  it.each<[string, Task, InAbsence]>([
    ['a visit before it', at('12:00', '13:00'), null],
    ['a visit into it', at('12:30', '13:30'), 'released'],
    ['a visit after it', at('17:00', '18:00'), null],
    ['a to-do of the day', someTask({ ...wholeDay, type: 'task', status: 'pending' }), null],
  ])('of some hours: %s', (_, task, expected) => expect(inAbsence(afternoon, task, now)).toBe(expected))
})
