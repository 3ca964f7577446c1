import { expect, it } from 'vitest'
import { daysFrom } from '../days/day.ts'
import { someTask } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { weekOf } from './week-board.ts'

const days = daysFrom('2026-11-16', '2026-11-22') as [string, ...string[]]
const anna = {
  _id: newId(),
  name: 'Anna',
  avatar: null,
  working_hours: { mon: [{ from: '07:00', to: '12:00' }], fri: [{ from: '08:00', to: '12:00' }] },
}
const zita = { _id: newId(), name: 'Zita', avatar: null }
const visit = (date: string, more: object = {}) =>
  someTask({ _id: newId(), date, end_date: date, operators: [anna], ...more })

it('sums up the days of each, a night on both of its days, with the hours of the contract', () => {
  const night = visit('2026-11-18', { end_date: '2026-11-19', start_time: '22:00', end_time: '06:00' })
  const board = weekOf([visit('2026-11-16'), night, visit('2026-11-16', { operators: [zita] })], [anna], days)
  expect(
    board.rows.map(({ person, takes, minutes, contract }) => [person.name, takes, minutes, contract]),
  ).toEqual([
    ['Anna', true, 45 + 8 * 60, 9 * 60],
    ['Zita', false, 45, null],
  ])
  expect(board.rows[0]!.cells.map(({ tasks, minutes }) => [tasks.length, minutes])).toEqual([
    [1, 45],
    [0, 0],
    [1, 120],
    [1, 360],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

it('sets apart what nobody carries out yet', () => {
  const { open } = weekOf([visit('2026-11-20', { operators: [] })], [anna], days)
  expect(open.map(({ tasks }) => tasks.length)).toEqual([0, 0, 0, 0, 1, 0, 0])
})
