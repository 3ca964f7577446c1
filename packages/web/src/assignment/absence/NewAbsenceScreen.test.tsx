import type { WorkingHours } from '@vicino/domain/businesses/working-hours.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import type { AbsenceStep } from './absence-values.ts'

const { _id: operatorId } = somebody()
const operator = { _id: operatorId, name: 'Anna Ferrari', avatar: null }
const nothing = { operator, released: [], stays: [], colleagues: [] }
const made = (_id: string) => ({
  _id,
  operator,
  kind: 'absence',
  made_by: operator,
  made_at: '2026-11-20T07:10:00.000Z',
  undone_at: null,
  task: someTask({ _id, type: 'holiday', client: null, dossierId: null, operators: [operator] }),
  handed: [],
  outside: [],
  gone: 0,
})

const colleague = (_id: string, name: string, working_hours: WorkingHours) => ({
  _id,
  name,
  avatar: null,
  roles: ['INF'],
  job_title: 'nurse_diploma',
  working_hours,
  start_date: '2020-01-01',
  end_date: null,
  days: [],
  visits: [],
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

/** The draft of an absence of a whole day, left at a step. */
const draftAt = (step: AbsenceStep) => ({
  [`GET /api/users/me/drafts/task.absence.${operatorId}.2026-11-24`]: {
    value: {
      _id: newId(),
      operatorId,
      kind: 'absence',
      date: '2026-11-24',
      end_date: '2026-11-24',
      full_day: true,
      start_time: null,
      end_time: null,
      step,
      takers: [],
    },
    saved_at: '2026-11-20T06:00:00.000Z',
  },
})

test('an absence that stands says itself when she is away, whatever a draft of before says, and after a refusal anew', async () => {
  const whole = { full_day: true, start_time: null, end_time: null, date: '2026-11-24' }
  const absence = { ...whole, title: 'Vacanza', type: 'holiday', client: null, dossierId: null } as const
  const { _id: taskId } = someTask()
  let [version, end_date] = [2, '2026-11-25']
  const visit = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd81', date: '2026-11-24' })
  const draft = { ...whole, _id: taskId, operatorId, kind: 'holiday', end_date: '2026-12-04', step: 'who' }
  const sent = answerReads(writing('calendar.plan_all'), {
    [`GET /api/tasks/${taskId}`]: () => ({
      body: someTask({ ...absence, _id: taskId, version, end_date, operators: [operator] }),
    }),
    [`GET /api/users/me/drafts/task.absence.${operatorId}.${taskId}`]: {
      value: { ...draft, takers: [] },
      saved_at: '2026-11-20T06:00:00.000Z',
    },
    'GET /api/absences/plan': {
      operator,
      released: [{ task: visit, needed: null, town: null, busy: [] }],
      stays: [],
      colleagues: [],
    },
    [`POST /api/absences/${taskId}/hand_on`]: () => {
      ;[version, end_date] = [3, '2026-11-24']
      return { status: 409, body: { code: 'stale', detail: 'Cambiata', errors: [], current: { tasks: [] } } }
    },
  })
  const asked = () =>
    sent.filter(({ path }) => path.startsWith('/api/absences/plan?')).map(({ path }) => path)
  const { user } = await showPage(`/plan/absences/new/${operatorId}?taskId=${taskId}`)
  await user.click(await screen.findByRole('button', { name: 'Avanti' }))
  const question = await screen.findByRole('dialog', { name: 'Una visita resta senza operatore' })
  expect(within(question).getByText(visit.client!.name)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Affida le visite' }), 'nothing goes on unsaid').toBeNull()
  await user.click(screen.getByRole('button', { name: 'Lasciale da assegnare' }))
  const save = await screen.findByRole('button', { name: 'Affida le visite' })
  expect(asked().every(path => path.includes('endDate=2026-11-25'))).toBe(true)
  await user.click(save)
  await expect.poll(() => asked().at(-1)).toContain('endDate=2026-11-24')
  await user.click(save)
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toMatchObject([{ version: 2 }, { version: 3 }])
})

test('a visit that was deleted meanwhile is told with who deleted it, and the proposals are read anew', async () => {
  const detail = 'Questo appuntamento è stato eliminato da Anna Alfa il 20.11.2026, 10:00.'
  const visit = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd81', date: '2026-11-24' })
  let released = [{ task: visit, needed: null, town: null, busy: [] }]
  answerReads(writing('calendar.plan_all'), {
    ...draftAt('confirm'),
    'GET /api/absences/plan': () => ({ body: { ...nothing, released } }),
    'POST /api/absences': () => {
      released = []
      return { status: 404, body: { code: 'removed', detail, errors: [] } }
    },
  })
  const { user } = await showPage(`/plan/absences/new/${operatorId}?date=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: "Conferma l'assenza" }))
  expect(await screen.findByText(/Nel frattempo è cambiato qualcosa/)).toHaveTextContent(detail)
  await expect.poll(() => screen.queryByText(visit.client!.name)).toBeNull()
})

test.each([
  ['is shown at once where nobody else is free', ['Anna Alfa'], null],
  ['waits behind who is on duty', ['Berta Beta'], 'Altre persone: 1'],
])('who is free and not on duty %s', async (_, shown, more) => {
  const day = { date: '2026-11-24', end_date: '2026-11-24' }
  const off = colleague(newId(), 'Anna Alfa', { mon: [{ from: '07:00', to: '18:00' }] })
  const on = colleague(newId(), 'Berta Beta', { tue: [{ from: '07:00', to: '18:00' }] })
  const visit = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd81', ...day })
  answerReads(writing('calendar.plan_all'), {
    ...draftAt('who'),
    'GET /api/absences/plan': {
      ...nothing,
      released: [{ task: visit, needed: null, town: null, busy: [] }],
      colleagues: more ? [off, on] : [off],
    },
  })
  await showPage(`/plan/absences/new/${operatorId}?date=2026-11-24`)
  const takers = within(await screen.findByRole('group', { name: /Maria Bianchi/ })).getAllByRole('button')
  expect(takers.map(taker => taker.textContent)).toEqual([
    ...shown.map(name => expect.stringMatching(`^${name}`)),
    ...(more ? [more] : []),
  ])
})

test('an absence into which no visit falls is one step', async () => {
  const sent = answerReads(writing('calendar.plan_all'), {
    'GET /api/absences/plan': nothing,
    'POST /api/absences': ({ body }: { body: unknown }) => ({ body: made((body as { _id: string })._id) }),
  })
  const { user, address } = await showPage(`/plan/absences/new/${operatorId}?date=2026-11-24`)
  const record = await screen.findByRole('button', { name: "Registra l'assenza" })
  expect(screen.getByText('In questi giorni non ha visite né compiti da affidare ad altri.')).toBeVisible()
  expect(screen.queryByText(/^Passo/)).toBeNull()
  await user.click(record)
  const { body } = sent.find(({ method }) => method === 'POST')!
  expect(body).toMatchObject({ operatorId, date: '2026-11-24', full_day: true, handed: [], stays: [] })
  await expect.poll(address).toBe(`/plan/absences/${(body as { _id: string })._id}`)
})

test('keys that take back say that it waits while an absence is being saved', async () => {
  let arrive = (): void => undefined
  answerReads(writing('calendar.plan_all'), {
    'GET /api/absences/plan': nothing,
    'POST /api/absences': async ({ body }: { body: unknown }) => {
      await new Promise<void>(resolve => {
        arrive = resolve
      })
      return { body: made((body as { _id: string })._id) }
    },
  })
  const { user } = await showPage(`/plan/absences/new/${operatorId}?date=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: "Registra l'assenza" }))
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(await screen.findByText('Si sta ancora salvando: annullare appena è salvato.')).toBeVisible()
  arrive()
  expect(await screen.findByText('Assenza confermata')).toBeVisible()
})

test('an absence that arrived although no answer came back is shown as it stands', async () => {
  const { _id } = someTask()
  const visit = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd81', date: '2026-11-24' })
  const released = [{ task: visit, needed: null, town: null, busy: [] }]
  const days = {
    date: '2026-11-24',
    end_date: '2026-11-24',
    full_day: true,
    start_time: null,
    end_time: null,
  }
  let arrived = false
  answerReads(writing('calendar.plan_all'), {
    [`GET /api/users/me/drafts/task.absence.${operatorId}.2026-11-24`]: {
      value: { _id, operatorId, kind: 'absence', ...days, step: 'confirm', takers: [] },
      saved_at: '2026-11-20T06:00:00.000Z',
    },
    // What it has handed on is no longer hers, and the absence stands.
    'GET /api/absences/plan': () => ({
      body: arrived
        ? { ...nothing, stays: [{ task: made(_id).task, why: 'own' }] }
        : { ...nothing, released },
    }),
    'POST /api/absences': () => {
      arrived = true
      return 'nobody'
    },
    [`GET /api/absences/${_id}`]: made(_id),
  })
  const { user, address } = await showPage(`/plan/absences/new/${operatorId}?date=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: "Conferma l'assenza" }))
  await expect.poll(address).toBe(`/plan/absences/${_id}`)
  expect(await screen.findByText('Assenza confermata')).toBeVisible()
})

test.each([
  ['into which no visit falls', {}, 'In questi giorni non ha visite né compiti da affidare ad altri.'],
  [
    'that was called off',
    { status: 'not_done', not_done: { reason: 'cancelled' } },
    'Non è più un’assenza che libera delle visite.',
  ],
] as const)('an absence that stands %s says so and asks for nothing', async (_, more, words) => {
  const { task } = made('01a1fc0a-5a3b-7006-9c68-eb853133fd71')
  answerReads(writing('calendar.plan_all'), {
    [`GET /api/tasks/${task._id}`]: { ...task, ...more },
    'GET /api/absences/plan': nothing,
  })
  await showPage(`/plan/absences/new/${operatorId}?taskId=${task._id}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull()
})
