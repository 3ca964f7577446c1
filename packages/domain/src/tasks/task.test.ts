import { describe, expect, it } from 'vitest'
import { someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { fieldsOfTask, type Task, type TaskFields, WholeTask } from './task.ts'

const client = newId()
const nurse = newId()

const visit = someTaskFields({ title: 'Igiene e medicazione', client, operators: [nurse] })
const wholeDay = { full_day: true, start_time: null, end_time: null }
const noVisit = { type: 'holiday', client: null } as const

describe('a task stands', () => {
  it.each<[string, Partial<TaskFields>]>([
    ['as a visit', {}],
    ['one minute long', { end_time: '08:01' }],
    [
      'as a night watch until the next day',
      { start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' },
    ],
    ['until the same clock of the next day', { end_time: '08:00', end_date: '2026-11-21' }],
    ['until midnight', { start_time: '22:00', end_time: '00:00', end_date: '2026-11-21' }],
    ['for a whole day', wholeDay],
    ['for 400 days of absence', { ...noVisit, ...wholeDay, end_date: '2027-12-25' }],
    ['with clocks over several days', { ...noVisit, end_date: '2026-11-23' }],
    [
      'at 02:30 of the night that loses an hour',
      { date: '2026-03-29', end_date: '2026-03-29', start_time: '02:30', end_time: '03:30' },
    ],
    ['without an operator', { operators: [] }],
    ['with two operators', { operators: [nurse, newId()] }],
    ['not done, with its reason', { status: 'not_done', not_done: { reason: 'hospital' } }],
    ['not done, with a word on it', { status: 'not_done', not_done: { reason: 'other', text: 'Neve' } }],
    [
      'carried out',
      { status: 'completed', started_at: '2026-11-20T07:02:00.000Z', ended_at: '2026-11-20T07:58:00.000Z' },
    ],
    ['ended without having been begun', { status: 'completed', ended_at: '2026-11-20T07:58:00.000Z' }],
    ['over another with a reason', { confirm_overlap: { reason: 'In due' } }],
    ['as a reminder without a client', { type: 'reminder', client: null }],
  ])('%s', (_, change) => expect(WholeTask.safeParse({ ...visit, ...change }).error).toBeUndefined())
})

describe('a task is refused', () => {
  it.each<[string, Partial<TaskFields>, string[]]>([
    ['without a title', { title: '  ' }, ['title required']],
    ['with a title of 301', { title: 'x'.repeat(301) }, ['title Invalid input']],
    ['that ends at its start', { end_time: '08:00' }, ['end_time end_not_after_start']],
    ['that ends before its start', { end_time: '07:00' }, ['end_time end_not_after_start']],
    [
      'that ends early on an earlier day',
      { end_time: '07:00', end_date: '2026-11-19' },
      ['end_date end_before_start'],
    ],
    ['that ends on an earlier day', { ...wholeDay, end_date: '2026-11-19' }, ['end_date end_before_start']],
    ['of 401 days', { ...noVisit, ...wholeDay, end_date: '2027-12-26' }, ['end_date range_too_long']],
    ['without clocks', { start_time: null, end_time: null }, ['start_time required', 'end_time required']],
    ['without an end', { end_time: null }, ['end_time required']],
    ['of a whole day with a clock', { full_day: true, end_time: null }, ['start_time full_day_has_no_clock']],
    ['as a visit to nobody', { client: null }, ['client required']],
    ['as an absence at a client', { type: 'holiday' }, ['client only_for_visit']],
    ['with one operator twice', { operators: [nurse, nurse] }, ['operators twice']],
    ['not done without a reason', { status: 'not_done' }, ['not_done required']],
    [
      'not done for another reason without a word on it',
      { status: 'not_done', not_done: { reason: 'other', text: ' ' } },
      ['not_done.text required'],
    ],
    [
      'done with a reason for not',
      { status: 'completed', not_done: { reason: 'absent' } },
      ['not_done only_when_not_done'],
    ],
    [
      'that ended before it began',
      { started_at: '2026-11-20T08:00:00.000Z', ended_at: '2026-11-20T07:59:59.999Z' },
      ['ended_at end_before_start'],
    ],
    [
      'over another with an empty reason',
      { confirm_overlap: { reason: '' } },
      ['confirm_overlap.reason reason_too_short'],
    ],
  ])('%s', (_, change, expected) => {
    const { error } = WholeTask.safeParse({ ...visit, ...change })
    expect(error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(expected)
  })
})

it('the fields of an answered task are those that were written', () => {
  const named = (_id: string) => ({ _id, name: 'Maria Bianchi', avatar: null })
  const task: Task = {
    ...visit,
    _id: newId(),
    version: 3,
    client: named(client),
    dossierId: client,
    operators: [named(nurse)],
    suspended_by_dossier: false,
    series: null,
    author: named(nurse),
    created_at: '2026-11-19T08:00:00.000Z',
  }
  expect(fieldsOfTask(task)).toEqual(visit)
})
