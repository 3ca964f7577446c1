import { describe, expect, it } from 'vitest'
import type { Task } from '../tasks/task.ts'
import { newId } from '../wire/id.ts'
import { permissionToCorrect } from './permission-to-correct.ts'
import { canHaveServices, isRecordedBy } from './recording.ts'

const today = '2026-11-20'
const visit = { type: 'client', status: 'completed', date: today, suspended_by_dossier: false } as const

describe('services are recorded', () => {
  it.each<[string, Partial<Task>, boolean]>([
    ['on a visit that was carried out', {}, true],
    ['on one that nobody has ended yet', { status: 'confirmed' }, true],
    ['on one of last week', { date: '2026-11-13', status: 'pending' }, true],
    ['never on one that is ahead', { date: '2026-11-21' }, false],
    ['never on one that was not done', { status: 'not_done' }, false],
    ['never on one that rests with its dossier', { status: 'pending', suspended_by_dossier: true }, false],
    ['never on a meeting', { type: 'event' }, false],
    ['never on an absence', { type: 'holiday' }, false],
  ])('%s', (_, changed, expected) => expect(canHaveServices({ ...visit, ...changed }, today)).toBe(expected))
})

const [anna, carla] = [newId(), newId()].map(_id => ({ _id, name: '', avatar: null })) as [
  Task['author'],
  Task['author'],
]

it.each<[string, Task['operators'], boolean, boolean]>([
  ['by her who carries the visit out', [anna], false, true],
  ['by one of two', [carla, anna], false, true],
  ['by nobody else', [carla], false, false],
  ['by who plans for the client', [carla], true, true],
])('a visit is recorded %s', (_, operators, plans, expected) =>
  expect(isRecordedBy({ operators, author: carla }, anna._id, plans)).toBe(expected),
)

it("asks another permission for a colleague's entry than for one's own", () => {
  const author = { ...anna, role: 'oss' }
  expect(permissionToCorrect({ author }, anna._id)).toBe('performance.record')
  expect(permissionToCorrect({ author }, carla._id)).toBe('performance.correct_others')
})
