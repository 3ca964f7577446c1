import { expect, it } from 'vitest'
import type { Task } from '../tasks/task.ts'
import { isToConfirm, obstacleOf } from './visit-to-confirm.ts'

const now = { today: '2026-11-20', clock: '17:00' }
const begun = '2026-11-20T07:00:00.000Z'
const visit = {
  type: 'client',
  status: 'confirmed',
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '08:00',
  end_time: '08:45',
  started_at: null,
  ended_at: null,
  suspended_by_dossier: false,
} as const satisfies Partial<Task>

it.each<[string, Partial<Task>, number, boolean]>([
  ['whose time is over is to be confirmed', {}, 1, true],
  ['without services too', {}, 0, true],
  ['that still goes on is not', { end_time: '17:30' }, 1, false],
  ['that ends this minute is', { end_time: '17:00' }, 1, true],
  ['over midnight is not before the morning', { end_date: '2026-11-21', end_time: '01:00' }, 1, false],
  ['that was made and recorded is not', { status: 'completed' }, 0, false],
  ['that was made and of which something is open is', { status: 'completed', end_time: '18:00' }, 2, true],
  ['that was not done never is', { status: 'not_done' }, 2, false],
  ['that rests never is', { suspended_by_dossier: true }, 2, false],
  ['of tomorrow never is', { date: '2026-11-21', end_date: '2026-11-21' }, 1, false],
  ['that is none never is', { type: 'event' }, 1, false],
])('a visit %s', (_, changed, open, expected) =>
  expect(isToConfirm({ ...visit, ...changed }, { open, recorded: 0, struck: 0 }, now)).toBe(expected),
)

it('a visit of which a part was recorded is looked at, whether it was ended or not', () => {
  const said = { open: 1, recorded: 20, struck: 0 }
  expect(obstacleOf(visit, said, 0)).toBe('partly')
  expect(obstacleOf({ ...visit, status: 'completed' }, said, 0)).toBe('partly')
})

it.each<[string, Partial<Task>, number, number, ReturnType<typeof obstacleOf>]>([
  ['nothing where all went as planned', {}, 1, 0, null],
  ['that it was begun and never ended', { started_at: begun }, 1, 2, 'running'],
  ['that doses have no answer', {}, 1, 2, 'doses_open'],
  ['no dose of one that was ended with a reason', { status: 'completed' }, 1, 2, null],
  ['that nothing is planned', {}, 0, 0, 'no_services'],
  ['nothing where it was begun and ended', { started_at: begun, ended_at: begun }, 1, 0, null],
])('of a visit one tap is kept by %s', (_, changed, open, doses, expected) =>
  expect(obstacleOf({ ...visit, ...changed }, { open, recorded: 0, struck: 0 }, doses)).toBe(expected),
)

it('a visit of which all was struck again is looked at, never recorded anew in passing', () => {
  const made = { ...visit, status: 'completed' } as const
  for (const open of [0, 1]) {
    const said = { open, recorded: 0, struck: 1 }
    expect(isToConfirm(made, said, now)).toBe(true)
    expect(obstacleOf(made, said, 0)).toBe('struck')
  }
  expect(isToConfirm(made, { open: 0, recorded: 20, struck: 1 }, now)).toBe(false)
})

it('a visit of which all is recorded and that nobody ended is ended by hand', () => {
  expect(obstacleOf(visit, { open: 0, recorded: 20, struck: 0 }, 0)).toBe('not_ended')
})
