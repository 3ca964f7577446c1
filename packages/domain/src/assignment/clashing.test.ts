import { expect, it } from 'vitest'
import { someTask } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { clashDaysAmong, clashingAmong } from './clashing.ts'

const person = (name: string) => ({ _id: newId(), name, avatar: null })
const [anna, bruna, maria, luigi] = [person('Anna'), person('Bruna'), person('Maria'), person('Luigi')]

type More = Parameters<typeof someTask>[0]
const visit = (start_time: string, end_time: string, more: More = {}) =>
  someTask({ _id: newId(), start_time, end_time, operators: [anna], client: person('Cliente'), ...more })

it.each<[string, More, More, boolean]>([
  ['one operator at one time', {}, {}, true],
  ['one after the other', {}, { start_time: '08:45', end_time: '09:00' }, false],
  ['two operators', {}, { operators: [bruna] }, false],
  ['two operators at one client', { client: maria }, { client: maria, operators: [bruna] }, true],
  ['two clients of nobody', { operators: [], client: maria }, { operators: [], client: luigi }, false],
  ['a reason that was given', {}, { confirm_overlap: { reason: 'In due' } }, false],
  ['what is not done', {}, { status: 'not_done', not_done: { reason: 'absent' } }, false],
  ['what rests with its dossier', {}, { suspended_by_dossier: true }, false],
  ['a reminder', {}, { type: 'reminder', client: null }, false],
  [
    'an absence',
    {},
    { type: 'holiday', client: null, full_day: true, start_time: null, end_time: null },
    true,
  ],
  ['a night watch', {}, { date: '2026-11-19', start_time: '22:00', end_time: '08:15' }, true],
])('tells of %s', (_, one, other, clashes) => {
  const tasks = [visit('08:00', '08:45', one), visit('08:00', '08:45', other)]
  expect(clashingAmong(tasks)).toEqual(new Set(clashes ? tasks.map(({ _id }) => _id) : []))
})

it('names whatever a long task runs into, and not what only stands between', () => {
  const [long, short, late, after] = [
    visit('08:00', '12:00'),
    visit('08:30', '09:00'),
    visit('11:30', '12:30'),
    visit('12:30', '13:00'),
  ]
  expect(clashingAmong([after, late, short, long])).toEqual(new Set([long._id, short._id, late._id]))
})

it('names the days on which two stand at one time, and no other that one of them lasts', () => {
  const wholeDays = {
    type: 'holiday',
    client: null,
    full_day: true,
    start_time: null,
    end_time: null,
  } as const
  const absence = visit('08:00', '08:45', { ...wholeDays, date: '2026-11-17', end_date: '2026-11-19' })
  const watch = visit('22:00', '06:00', { date: '2026-11-18', end_date: '2026-11-19' })
  const early = visit('22:30', '23:00', { date: '2026-11-18', end_date: '2026-11-18', operators: [bruna] })
  const beside = { ...early, client: watch.client }
  expect(clashDaysAmong([absence, watch])).toEqual(
    new Map([absence, watch].map(({ _id }) => [_id, new Set(['2026-11-18', '2026-11-19'])])),
  )
  expect(clashDaysAmong([watch, beside])).toEqual(
    new Map([watch, beside].map(({ _id }) => [_id, new Set(['2026-11-18'])])),
  )
})
