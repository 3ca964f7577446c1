import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { type TaskFields, WholeTask } from './task.ts'
import {
  changeTask,
  completeTask,
  isMoved,
  leavesRecord,
  NewTask,
  newTaskDefaults,
  TaskChange,
} from './written-task.ts'

const client = newId()
const nurse = newId()
const written = { title: 'Igiene', date: '2026-11-20', client, start_time: '08:00', end_time: '09:00' }

const problems = (schema: typeof NewTask | typeof TaskChange, body: object) =>
  schema.safeParse(body).error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)

describe('NewTask', () => {
  it('is completed with what nobody wrote', () => {
    const task = completeTask(NewTask.parse(written), nurse)
    expect(task).toEqual({
      title: 'Igiene',
      description: '',
      date: '2026-11-20',
      end_date: '2026-11-20',
      start_time: '08:00',
      end_time: '09:00',
      full_day: false,
      type: 'client',
      status: 'pending',
      not_done: null,
      client,
      operators: [nurse],
      started_at: null,
      ended_at: null,
      confirm_overlap: null,
      confirm_open_doses: null,
    })
    expect(WholeTask.safeParse(task).success).toBe(true)
  })

  it('stands with the defaults of the form, a title and a client', () => {
    const task = completeTask(
      NewTask.parse({ ...newTaskDefaults('2026-11-20'), title: 'Visita', client }),
      nurse,
    )
    expect(WholeTask.safeParse(task).success).toBe(true)
  })

  it.each([
    [{ end_date: '2026-11-21' }, '2026-11-21'],
    [{ endDate: '2026-11-21' }, '2026-11-21'],
    [{ end_date: '2026-11-21', endDate: '2026-11-21' }, '2026-11-21'],
    [{ end_date: null }, '2026-11-20'],
    [{ endDate: null }, '2026-11-20'],
    [{}, '2026-11-20'],
  ])('%j ends on %s', (end, expected) => {
    expect(completeTask(NewTask.parse({ ...written, ...end }), nurse).end_date).toBe(expected)
  })

  it('takes the older word for completed', () => {
    expect(completeTask(NewTask.parse({ ...written, status: 'complete' }), nurse).status).toBe('completed')
  })

  it('leaves the operators to who names them', () => {
    expect(completeTask(NewTask.parse({ ...written, operators: [] }), nurse).operators).toEqual([])
  })

  it.each([
    [{ ...written, end_date: '2026-11-21', endDate: '2026-11-22' }, ['endDate twice']],
    [{ ...written, title: undefined }, ['title Invalid input']],
    [{ ...written, date: '2026-02-30' }, ['date no_such_day']],
    [{ ...written, start_time: '8:00' }, ['start_time no_such_clock']],
    [{ ...written, status: 'done' }, ['status Invalid input']],
    [{ ...written, type: 'visit' }, ['type Invalid input']],
    [{ ...written, colour: 'red' }, [' Invalid input']],
    [{ ...written, full_day: 'no' }, ['full_day Invalid input']],
    [{ ...written, client: 'maria' }, ['client Invalid input']],
  ])('%j is refused', (body, expected) => expect(problems(NewTask, body)).toEqual(expected))
})

describe('TaskChange', () => {
  it.each([
    [{ version: 1 }, undefined],
    [{ version: 1, status: 'complete' }, undefined],
    [{ version: 0, title: 'x' }, ['version Invalid input']],
    [{ title: 'x' }, ['version Invalid input']],
    [{ version: 1, title: '' }, ['title required']],
    [{ version: 1, _id: newId() }, [' Invalid input']],
  ])('%j: %j', (body, expected) => expect(problems(TaskChange, body)).toEqual(expected))

  const before: TaskFields = completeTask(written, nurse)
  const night: TaskFields = { ...before, start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' }
  const missed: TaskFields = { ...before, status: 'not_done', not_done: { reason: 'absent' } }

  it.each<[string, TaskFields, object, Partial<TaskFields>]>([
    ['nothing', before, {}, {}],
    ['one field', before, { title: 'Iniezione' }, { title: 'Iniezione' }],
    ['to another day', before, { date: '2026-11-25' }, { date: '2026-11-25', end_date: '2026-11-25' }],
    ['a night to another day', night, { date: '2026-11-30' }, { date: '2026-11-30', end_date: '2026-12-01' }],
    [
      'a night to a day',
      night,
      { end_date: null, end_time: '23:00' },
      { end_date: '2026-11-20', end_time: '23:00' },
    ],
    ['the end by its other name', before, { endDate: '2026-11-21' }, { end_date: '2026-11-21' }],
    ['carried out after all', missed, { status: 'completed' }, { status: 'completed', not_done: null }],
    ['no visit any more', before, { type: 'reminder' }, { type: 'reminder', client: null }],
    ['a key that says nothing', before, { title: undefined }, {}],
  ])('changes %s', (_, task, change, expected) => {
    const after = changeTask(task, change)
    expect(after).toEqual({ ...task, ...expected })
    expect(WholeTask.safeParse(after).error).toBeUndefined()
  })

  it('does not hide a contradiction that was sent', () => {
    const after = changeTask(missed, { status: 'completed', not_done: { reason: 'absent' } })
    expect(WholeTask.safeParse(after).success).toBe(false)
  })
})

describe('a task is moved', () => {
  const task = completeTask(NewTask.parse({ ...written, operators: [nurse, client] }), nurse)
  it.each<[string, object, boolean]>([
    ['by another day', { date: '2026-11-21', end_date: '2026-11-21' }, true],
    ['by another clock', { start_time: '08:05' }, true],
    ['by another client', { client: newId() }, true],
    ['by another operator', { operators: [nurse] }, true],
    ['by becoming a reminder', { type: 'reminder' }, true],
    ['not by its operators in another order', { operators: [client, nurse] }, false],
    ['not by its title', { title: 'Altro', description: 'Note' }, false],
    ['not by what is done', { status: 'completed', started_at: '2026-11-20T07:00:00.000Z' }, false],
    ['not by not being done', { status: 'not_done', not_done: { reason: 'absent' } }, false],
  ])('%s', (_, changed, expected) => {
    expect(isMoved(task, { ...task, ...changed })).toBe(expected)
  })

  it('by being taken up again', () => {
    const missed: TaskFields = { ...task, status: 'not_done', not_done: { reason: 'absent' } }
    expect(isMoved(missed, task)).toBe(true)
  })
})

describe('what is part of the record stays where it is', () => {
  const to_come = completeTask(NewTask.parse(written), nurse)
  const begun: TaskFields = { ...to_come, started_at: '2026-11-20T07:00:00.000Z' }
  const done: TaskFields = { ...begun, status: 'completed', ended_at: '2026-11-20T08:00:00.000Z' }
  const missed: TaskFields = { ...to_come, status: 'not_done', not_done: { reason: 'absent' } }
  const reminder: TaskFields = { ...done, type: 'reminder', client: null }
  const [sameDay, later] = ['2026-11-20', '2026-11-21']

  it.each<[string, TaskFields, object, string, boolean]>([
    ['a visit to come may go anywhere', to_come, { date: later, operators: [] }, sameDay, false],
    ['one begun keeps its operators', begun, { operators: [client] }, sameDay, true],
    ['one begun keeps its clock', begun, { start_time: '07:30' }, sameDay, true],
    ['one begun may be settled', begun, { status: 'completed' }, sameDay, false],
    ['one begun may turn out not to be', begun, { started_at: null }, sameDay, false],
    ['one done keeps its client', done, { client: nurse }, sameDay, true],
    ['one done remains a visit', done, { type: 'task', client: null }, sameDay, true],
    ['one done may be described', done, { title: 'Doccia', description: 'Bene' }, later, false],
    ['one done may be taken up again', done, { status: 'pending' }, sameDay, false],
    ['one not done keeps its day', missed, { date: later }, sameDay, true],
    ['one not done may be taken up again', missed, { status: 'pending', not_done: null }, sameDay, false],
    ['a past one keeps its day', to_come, { date: later, end_date: later }, later, true],
    ['a past one keeps its client', to_come, { client: nurse }, later, true],
    [
      'of a past one it may be said who went, and when',
      to_come,
      { operators: [], end_time: '09:15' },
      later,
      false,
    ],
    ['what is no visit is no record', reminder, { date: later, operators: [] }, later, false],
  ])('%s', (_, before, change, today, expected) =>
    expect(leavesRecord(before, { ...before, ...change }, today)).toBe(expected),
  )
})
