import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { MoveCheck } from '@vicino/domain/assignment/board.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { expect, test } from 'vitest'
import { clashesSeen, hinderedMove, movedInstead } from './instead-of-move.ts'

const anna: Operator = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18',
  name: 'Anna Ferrari',
  avatar: null,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  working_hours: {},
}
const carla = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Carla Galli', avatar: null }
const visit = someTask({ operators: [], date: '2026-11-20', end_date: '2026-11-20' })
const move = { visit, operators: [anna._id] }
const inTheWay = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd77', operators: [carla], client: null })
const checks: MoveCheck<Operator>[] = [
  { visit, operator: anna, check: { kind: 'overlap', task: inTheWay } },
  { visit, operator: anna, check: { kind: 'outside_hours' } },
]

test('what is hindered is the visit at its new time with who is new there by name', () => {
  const time = { date: '2026-11-20', end_date: '2026-11-20', start_time: '14:00', end_time: '14:45' }
  expect(hinderedMove({ ...move, time }, checks)).toMatchObject({
    visit: { _id: visit._id, start_time: '14:00' },
    client: visit.client?._id,
    operators: [{ _id: anna._id, name: 'Anna Ferrari' }],
  })
})

test('what the board saw in the way shares the client only where it is hers', () => {
  expect(clashesSeen(checks)).toEqual([{ operators: [carla], shared: ['operator'] }])
  const ofClient = { ...inTheWay, client: visit.client }
  expect(clashesSeen([{ visit, operator: anna, check: { kind: 'overlap', task: ofClient } }])).toEqual([
    { operators: [carla], shared: ['operator', 'client'] },
  ])
})

test('instead it goes to others at the same time, or to the same at another', () => {
  expect(movedInstead(move, { operators: [carla] })).toEqual({ visit, operators: [carla._id] })
  expect(movedInstead(move, { start_time: '10:15', end_time: '11:00' })).toEqual({
    visit,
    operators: [anna._id],
    time: { date: '2026-11-20', end_date: '2026-11-20', start_time: '10:15', end_time: '11:00' },
  })
})
