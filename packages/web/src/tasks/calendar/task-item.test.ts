import type { TFunction } from 'i18next'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { expect, it } from 'vitest'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { type Look, taskItem } from './task-item.ts'

const t = ((words: string, values: Record<string, unknown> = {}) =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))) as unknown as TFunction

const look: Look = {
  t,
  person: somebody({ permissions: writing('calendar.own') }),
  today: '2026-11-20',
  ofClient: false,
  withOperators: true,
  readOnly: false,
}

const series = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd60',
  rule: 'FREQ=DAILY',
  until: null,
  count: 9,
  skip_holidays: false,
  last_day: '2026-11-25',
}

it.each<[string, Partial<Task>, object]>([
  [
    'a visit by its client, what is done and who goes below',
    {},
    {
      title: 'Maria Bianchi',
      short: 'MB',
      brief: 'Bianchi Maria',
      detail: 'Medicazione\u00a0· Anna Ferrari',
      tone: 'primary',
      struck: false,
      movable: true,
    },
  ],
  [
    'a visit that is done, struck and with a sign',
    { status: 'completed' },
    { struck: true, mark: 'check', movable: false },
  ],
  [
    'a visit that is not done, with its reason',
    { status: 'not_done', not_done: { reason: 'hospital' } },
    { struck: true, mark: 'cross', reason: 'Ricovero', movable: false },
  ],
  [
    'a visit of a dossier that rests',
    { suspended_by_dossier: true },
    { struck: true, mark: 'pause', reason: 'Sospesa con il dossier', movable: false },
  ],
  ['a visit that runs', { started_at: '2026-11-20T07:00:00.000Z' }, { mark: 'play', movable: false }],
  [
    'a visit that waits to be confirmed',
    { status: 'pending' },
    { detail: 'In attesa\u00a0· Medicazione\u00a0· Anna Ferrari' },
  ],
  ['a visit without its client', { client: null }, { title: 'No Client' }],
  [
    'a task without a title',
    { type: 'task', client: null, dossierId: null, title: '' },
    { title: 'Untitled' },
  ],
  ['an absence', { type: 'holiday', client: null, dossierId: null }, { tone: 'holiday', mark: 'plane' }],
  [
    'a visit of others, which stays where it is',
    { operators: [{ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd99', name: 'Altra', avatar: null }] },
    { movable: false },
  ],
  [
    'a series that runs out',
    { series },
    { detail: expect.stringContaining('La serie finisce tra 5 giorni') },
  ],
  [
    'the last of a series',
    { series, date: '2026-11-25', end_date: '2026-11-25' },
    { detail: expect.stringContaining('Ultimo della serie') },
  ],
  [
    'a series that goes on',
    { series: { ...series, last_day: '2027-11-25' } },
    { detail: 'Medicazione\u00a0· Anna Ferrari' },
  ],
])('draws %s', (_, more, drawn) => {
  expect(taskItem(someTask(more), look)).toMatchObject(drawn)
})

it('leaves the client out of her own calendar, and moves nothing where nothing may be planned', () => {
  const item = taskItem(someTask(), { ...look, ofClient: true, readOnly: true })
  expect(item).toMatchObject({ title: 'Medicazione', detail: 'Anna Ferrari', movable: false })
})

it('says of what was to be done by now that it is late, also to who does not see it', () => {
  const repeat = someTask({
    type: 'reminder',
    status: 'pending',
    client: null,
    title: 'Ripetere i parametri',
  })
  expect(taskItem(repeat, look, true)).toMatchObject({
    detail: 'In ritardo\u00a0· Anna Ferrari',
    words: 'Promemoria, In ritardo',
  })
})
