import { expect, it } from 'vitest'
import { someTask } from '../testing/some-task.ts'
import { takesAway, whoIsAway } from './who-is-away.ts'

const anna = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18', name: 'Anna Ferrari', avatar: null }
const carla = { ...anna, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Carla Fontana' }
const absence = {
  type: 'holiday',
  full_day: true,
  start_time: null,
  end_time: null,
  operators: [anna],
} as const
const hours = { full_day: false, start_time: '13:00', end_time: '17:00' } as const

it.each([
  ['a whole day', absence, true, anna],
  ['some hours', { ...absence, ...hours }, true, anna],
  ['called off', { ...absence, status: 'not_done', not_done: { reason: 'cancelled' } }, false, undefined],
  ['over and said to be so', { ...absence, status: 'completed' }, true, anna],
  ['of two', { ...absence, operators: [anna, carla] }, true, undefined],
  ['of nobody', { ...absence, operators: [] }, true, undefined],
  ['a visit', { ...absence, ...hours, type: 'client' }, false, undefined],
  ['an event of a whole day', { ...absence, type: 'event' }, false, undefined],
] as const)('an absence that is %s', (_, task, isAway, operator) => {
  const standing = someTask({ ...task, operators: [...task.operators] })
  expect(takesAway(standing)).toBe(isAway)
  expect(whoIsAway(standing)).toEqual(operator)
})
