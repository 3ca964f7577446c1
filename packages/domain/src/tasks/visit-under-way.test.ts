import { expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import type { Task } from './task.ts'
import { isVisitUnderWay, namesOfVisit } from './visit-under-way.ts'

const [anna, mara] = [newId(), newId()]
const person = (_id: string) => ({ _id, name: '', avatar: null })
const begun = {
  _id: newId(),
  type: 'client',
  status: 'pending',
  dossierId: newId(),
  date: '2026-11-20',
  started_at: '2026-11-20T07:00:00.000Z',
  suspended_by_dossier: false,
  operators: [person(anna)],
  author: person(mara),
} as unknown as Task

it.each<[what: string, change: Partial<Task>, who: string, expected: boolean]>([
  ['one that she has begun', {}, anna, true],
  ['one of the night before', { date: '2026-11-19' }, anna, true],
  ['one that she only planned', {}, mara, false],
  ['one of nobody that she planned', { operators: [] }, mara, true],
  ['one that nobody has begun', { started_at: null }, anna, false],
  ['one that has ended', { status: 'completed' }, anna, false],
  ['one that was not done', { status: 'not_done' }, anna, false],
  ['one of a client who is away', { suspended_by_dossier: true }, anna, false],
  ['one whose client is not known', { dossierId: null }, anna, false],
  ['a to-do', { type: 'task' }, anna, false],
])('%s goes on: %#', (_, change, who, expected) => {
  expect(isVisitUnderWay({ ...begun, ...change }, who, '2026-11-20')).toBe(expected)
})

it('is named by itself, its client and its day', () => {
  const visit = { ...begun, dossierId: begun.dossierId! }
  expect(namesOfVisit(visit)).toEqual({
    visit: begun._id,
    visitDossier: begun.dossierId,
    visitDay: '2026-11-20',
  })
})
