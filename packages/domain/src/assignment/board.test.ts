import { expect, it } from 'vitest'
import type { WorkingHours } from '../businesses/working-hours.ts'
import { someTask } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { boardOf } from './board.ts'

const friday = '2026-11-20'
const onMondays: WorkingHours = { mon: [{ from: '07:00', to: '12:00' }] }
const somebody = (name: string, working_hours: WorkingHours) => ({
  _id: newId(),
  name,
  avatar: null,
  working_hours,
})

it('puts who neither works on the day nor has anything after the others, each in their order', () => {
  const free = somebody('Anna', onMondays)
  const usual = somebody('Bruna', {})
  const called = somebody('Carla', onMondays)
  const visit = someTask({ date: friday, end_date: friday, operators: [called] })
  const { columns } = boardOf([visit], [free, usual, called], friday)
  expect(columns.map(({ operator, tasks }) => [operator.name, tasks.length])).toEqual([
    ['Bruna', 0],
    ['Carla', 1],
    ['Anna', 0],
  ])
})

it("loses nothing: what is nobody's, and what people do whom the reader does not plan", () => {
  const anna = somebody('Anna', {})
  const elsewhere = { _id: newId(), name: 'Zita', avatar: null }
  const on = { date: friday, end_date: friday }
  const [hers, open, toDo, shared] = [
    someTask({ ...on, _id: newId(), operators: [elsewhere] }),
    someTask({ ...on, _id: newId(), operators: [] }),
    someTask({ ...on, _id: newId(), operators: [], type: 'task', client: null }),
    someTask({ ...on, _id: newId(), operators: [anna, elsewhere] }),
  ]
  const board = boardOf([hers, open, toDo, shared], [anna], friday)
  expect([board.unassigned, board.loose]).toEqual([[open], [toDo]])
  expect(board.columns.map(({ tasks }) => tasks)).toEqual([[shared]])
  expect(board.others.map(({ operator, tasks }) => [operator.name, tasks])).toEqual([
    ['Zita', [hers, shared]],
  ])
})
