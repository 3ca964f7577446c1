import { describe, expect, it } from 'vitest'
import type { Role } from '../access/role.ts'
import { someTask } from '../testing/some-task.ts'
import type { Task } from '../tasks/task.ts'
import { freeCarers, nextFreeTime, type PlannedVisit } from './overlap-offers.ts'

const anna = '01a1fc0a-5a3b-7006-9c68-eb853133fda1'
const bea = '01a1fc0a-5a3b-7006-9c68-eb853133fda2'
const carla = '01a1fc0a-5a3b-7006-9c68-eb853133fda3'
const friday = { fri: [{ from: '07:00', to: '12:00' }] }

const operator = (_id: string, roles: Role[] = ['INF'], working_hours: object = friday) => ({
  _id,
  roles,
  job_title: 'nurse_diploma' as const,
  working_hours,
})
const { client, dossierId } = someTask()
const other = (number: number, from: string, to: string, changed: Partial<Task> = {}): Task =>
  someTask({
    _id: `01a1fc0a-5a3b-7006-9c68-eb853133fe${String(number).padStart(2, '0')}`,
    client: null,
    dossierId: null,
    type: 'event',
    start_time: from,
    end_time: to,
    operators: [{ _id: anna, name: 'Anna', avatar: null }],
    ...changed,
  })
const visit = (changed: Partial<PlannedVisit> = {}): PlannedVisit => {
  const { _id, type, status, date, end_date, full_day } = someTask()
  return {
    _id,
    type,
    status,
    date,
    end_date,
    full_day,
    start_time: '08:00',
    end_time: '08:45',
    operators: [anna],
    client: client!._id,
    ...changed,
  }
}

describe('nextFreeTime', () => {
  it.each<[string, Task[], Partial<PlannedVisit>, string | null]>([
    ['behind what stands there', [other(1, '08:00', '09:00')], {}, '09:00–09:45'],
    [
      'behind what another brings',
      [other(1, '08:00', '09:00'), other(2, '09:30', '10:30')],
      {},
      '10:30–11:15',
    ],
    [
      'what is the visit itself is not in its way',
      [other(1, '08:15', '09:00', { _id: visit()._id })],
      {},
      '08:15–09:00',
    ],
    [
      'the client is not elsewhere either',
      [other(1, '08:00', '10:00', { type: 'client', client, dossierId, operators: [] })],
      {},
      '10:00–10:45',
    ],
    [
      'a dossier that rests is in nobody’s way',
      [other(1, '08:00', '11:00', { suspended_by_dossier: true })],
      {},
      '08:15–09:00',
    ],
    [
      'what did not take place neither',
      [other(1, '08:00', '11:00', { status: 'not_done' })],
      {},
      '08:15–09:00',
    ],
    [
      'not on a day of absence',
      [other(1, '08:00', '09:00', { type: 'holiday', full_day: true, start_time: null, end_time: null })],
      {},
      null,
    ],
    ['not after her shift', [other(1, '08:00', '11:30')], {}, null],
    ['a whole day has no other time', [], { full_day: true, start_time: null, end_time: null }, null],
  ])('%s', (_, tasks, changed, expected) => {
    const found = nextFreeTime(visit(changed), tasks, [operator(anna)])
    expect(found && `${found.start_time}–${found.end_time}`).toBe(expected)
  })
})

describe('freeCarers', () => {
  const known = {
    tasks: [],
    needed: null,
    visits: new Map<string, number>(),
    towns: new Map<string, string>(),
  }
  const names = (...args: Parameters<typeof freeCarers>) => freeCarers(...args).map(({ carer }) => carer._id)
  const all = [operator(anna), operator(bea), operator(carla)]

  it('leaves out who is to go, who is busy, absent, off duty, unqualified or no carer', () => {
    expect(names(visit(), all, known)).toEqual([bea, carla])
    const busy = [other(1, '08:30', '09:00', { operators: [{ _id: bea, name: 'Bea', avatar: null }] })]
    expect(names(visit(), all, { ...known, tasks: busy })).toEqual([carla])
    expect(names(visit(), [operator(bea, ['INF'], { mon: friday.fri })], known)).toEqual([])
    expect(names(visit(), [operator(bea, ['AUS']), operator(carla)], { ...known, needed: 'INF' })).toEqual([
      carla,
    ])
    expect(names(visit(), [operator(bea, ['PIA'])], known)).toEqual([])
  })

  it('asks first who knows the client, then who is in the town', () => {
    const elsewhere = '01a1fc0a-5a3b-7006-9c68-eb853133fdb1'
    const towns = new Map([
      [client!._id, 'Lugano'],
      [elsewhere, 'Lugano'],
    ])
    const there = [
      other(1, '10:00', '10:30', {
        dossierId: elsewhere,
        operators: [{ _id: carla, name: 'Carla', avatar: null }],
      }),
    ]
    const near = freeCarers(visit(), all, { ...known, tasks: there, towns })
    expect(near).toMatchObject([
      { carer: { _id: carla }, sameTown: true, left: 270 },
      { carer: { _id: bea }, sameTown: false, left: 300 },
    ])
    expect(names(visit(), all, { ...known, tasks: there, towns, visits: new Map([[bea, 14]]) })).toEqual([
      bea,
      carla,
    ])
  })
})
