import { expect, it } from 'vitest'
import { dayNumber } from '../days/day-number.ts'
import type { Task } from '../tasks/task.ts'
import { someTask } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { laneMoves, type LaneShift, weekMove } from './lane-moves.ts'

const person = (name: string) => ({ _id: newId(), name, avatar: null })
const [anna, bruna, carla] = [person('Anna'), person('Bruna'), person('Carla')]
const of = (more: Partial<Task>) => ({
  task: someTask({ _id: newId(), operators: [anna], ...more }),
  from: more.operators ? (more.operators[0]?._id ?? null) : anna._id,
})
const visit = (start_time: string, end_time: string, more: Partial<Task> = {}) =>
  of({ start_time, end_time, ...more })

const told = (places: ReturnType<typeof of>[], shift: LaneShift) =>
  laneMoves(places, shift).map(({ visit: { start_time }, operators, time }) => [
    start_time,
    time ? `${time.start_time}–${time.end_time}` : 'same',
    operators.map(id => [anna, bruna, carla].find(({ _id }) => _id === id)?.name).join(),
  ])

it.each<[string, ReturnType<typeof of>[], LaneShift, string[][]]>([
  ['nothing', [], { minutes: 15 }, []],
  ['one that stays', [visit('08:00', '08:45')], { minutes: 0, to: anna._id }, []],
  [
    'one along the time, to a quarter',
    [visit('08:10', '08:55')],
    { minutes: 20 },
    [['08:10', '08:30–09:15', 'Anna']],
  ],
  [
    'one into another lane, to the minute',
    [visit('08:10', '08:55')],
    { minutes: 0, to: bruna._id },
    [['08:10', 'same', 'Bruna']],
  ],
  ['one to nobody', [visit('08:00', '08:45')], { minutes: 0, to: null }, [['08:00', 'same', '']]],
  [
    'one of nobody',
    [visit('08:00', '08:45', { operators: [] })],
    { minutes: 0, to: bruna._id },
    [['08:00', 'same', 'Bruna']],
  ],
  [
    'one over the end of the day',
    [visit('23:00', '23:45')],
    { minutes: 90 },
    [['23:00', '23:45–00:30', 'Anna']],
  ],
  ['one before its begin', [visit('00:30', '01:00')], { minutes: -90 }, [['00:30', '00:00–00:30', 'Anna']]],
  [
    'two in both, later: the later one first',
    [visit('08:00', '08:45'), visit('09:10', '09:40')],
    { minutes: 30, to: bruna._id },
    [
      ['09:10', '09:40–10:10', 'Bruna'],
      ['08:00', '08:30–09:15', 'Bruna'],
    ],
  ],
  [
    'two earlier: the earlier one first, at their distance',
    [visit('09:10', '09:40'), visit('08:00', '08:45')],
    { minutes: -30 },
    [
      ['08:00', '07:35–08:20', 'Anna'],
      ['09:10', '08:45–09:15', 'Anna'],
    ],
  ],
  [
    'what is begun',
    [visit('08:00', '08:45', { started_at: '2026-11-20T07:00:00.000Z' })],
    { minutes: 30 },
    [],
  ],
  [
    'an absence, which stays hers',
    [visit('08:00', '09:00', { type: 'holiday', client: null })],
    { minutes: 60, to: bruna._id },
    [['08:00', '09:00–10:00', 'Anna']],
  ],
  [
    'a night watch',
    [visit('22:00', '06:00', { end_date: '2026-11-21' })],
    { minutes: 60 },
    [['22:00', '23:00–07:00', 'Anna']],
  ],
  [
    'the day on which the clock goes back',
    [visit('01:30', '02:30', { date: '2026-10-25', end_date: '2026-10-25' })],
    { minutes: 60 },
    [['01:30', '02:30–03:30', 'Anna']],
  ],
])('moves %s', (_, places, shift, moves) => expect(told(places, shift)).toEqual(moves))

it('gives a visit of two to a third from both lanes', () => {
  const { task } = visit('08:00', '08:45', { operators: [anna, bruna] })
  const places = [anna, bruna].map(({ _id: from }) => ({ task, from }))
  expect(told(places.slice(0, 1), { minutes: 0, to: carla._id })).toEqual([['08:00', 'same', 'Bruna,Carla']])
  expect(told(places, { minutes: 0, to: carla._id })).toEqual([['08:00', 'same', 'Carla']])
})

it.each<[string, ReturnType<typeof of>, { days: number; to: string | null }, string[] | null]>([
  ['one that stays', visit('08:10', '08:55'), { days: 0, to: anna._id }, null],
  [
    'one to another day, at its clock',
    visit('08:10', '08:55'),
    { days: 2, to: anna._id },
    ['2 days', '08:10–08:55', 'Anna'],
  ],
  ['one to somebody else', visit('08:10', '08:55'), { days: 0, to: bruna._id }, ['same', 'Bruna']],
  ['one to nobody', visit('08:10', '08:55'), { days: 0, to: null }, ['same', '']],
  [
    'one to somebody else on the day before',
    visit('08:10', '08:55'),
    { days: -1, to: bruna._id },
    ['-1 days', '08:10–08:55', 'Bruna'],
  ],
  [
    'one of two, who keeps her colleague',
    visit('08:10', '08:55', { operators: [anna, carla] }),
    { days: 0, to: bruna._id },
    ['same', 'Carla,Bruna'],
  ],
  [
    'an absence, which stays hers',
    visit('08:00', '09:00', { type: 'holiday' }),
    { days: 0, to: bruna._id },
    null,
  ],
  [
    'what is begun',
    visit('08:00', '08:45', { started_at: '2026-11-20T07:00:00.000Z' }),
    { days: 1, to: null },
    null,
  ],
])('moves in a week %s', (_, place, to, expected) => {
  const move = weekMove(place, to)
  const names = move?.operators.map(id => [anna, bruna, carla].find(({ _id }) => _id === id)?.name).join()
  const when = move?.time
    ? [
        `${dayNumber(move.time.date) - dayNumber(place.task.date)} days`,
        `${move.time.start_time}–${move.time.end_time}`,
      ]
    : ['same']
  expect(move && [...when, names]).toEqual(expected)
})
