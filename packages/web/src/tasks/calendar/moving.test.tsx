import { noSums } from '@vicino/domain/testing/no-sums.ts'
import { screen, within } from '@testing-library/react'
import { keptReason } from '@vicino/domain/tasks/overlap-confirmation.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { TaskChange } from '@vicino/domain/tasks/written-task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { forgetActs } from '../undo/plan-acts.ts'
import { reportBack } from '../../calls/server-away.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someClash } from '@vicino/domain/testing/some-clash.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { newId } from '@vicino/domain/wire/id.ts'

beforeEach(() => {
  forgetActs()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const { _id } = someTask()
type Answer = (call: SentCall, before: Task) => unknown

const moves: Answer = ({ body }, before) => {
  const { scope: _scope, series_state: _state, change: _change, ...written } = body as TaskChange
  const { confirm_overlap: sent, ...fields } = written
  const confirm_overlap = keptReason(sent)
  Object.assign(before, fields, { confirm_overlap, version: before.version + 1 })
  return { body: before }
}

const told = {
  state: 'as-it-was',
  sums: { ...noSums, moved: 12 },
  landing: [],
}

/** A day with one visit, on a server that answers the moves one after the other; the last way holds on. */
function server(task: Task, ...answers: Answer[]) {
  const held = { ...task }
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/all_tasks': () => ({ body: [{ ...held }] }),
    // That the server is back, each test says itself: a page that asks would hear it sooner on a slow machine.
    'GET /readyz': () => 'nobody',
    [`POST /api/tasks/${_id}/series_preview`]: told,
    [`POST /api/tasks/${_id}/undo_series_change`]: () => ({ body: { ...task } }),
    [`PATCH /api/tasks/${_id}`]: (call: SentCall) =>
      (answers.length > 1 ? answers.shift()! : answers[0]!)(call, held),
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

/** An hour later, by keyboard. */
async function moveByKeyboard() {
  const { user } = await showPage('/plan?view=day')
  const visit = await screen.findByRole('link', { name: /Maria Bianchi, 08:00–08:45/ })
  visit.focus()
  await user.keyboard('m{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  return user
}

const visitAt = (time: string) => screen.findByRole('link', { name: new RegExp(`Maria Bianchi, ${time}`) })

test('a visit moves by keyboard, and one tap takes it back', async () => {
  const sent = server(someTask(), moves)
  const user = await moveByKeyboard()
  expect(await visitAt('09:00–09:45')).toBeVisible()
  expect(sent()).toEqual([{ version: 1, start_time: '09:00', end_time: '09:45' }])
  expect(await screen.findByText('Spostato: ven 20 nov, 09:00–09:45')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Annulla', hidden: true }))
  expect(await visitAt('08:00–08:45')).toBeVisible()
  expect(sent()[1]).toEqual({ version: 2, start_time: '08:00', end_time: '08:45' })
  expect(await screen.findByText('Come prima: ven 20 nov, 08:00–08:45')).toBeInTheDocument()
})

test("a visit of the team's week goes to a colleague on another day by keyboard, and comes back", async () => {
  const [anna, bruna] = [someTask().operators[0]!, { _id: newId(), name: 'Bruna Rossi', avatar: null }]
  const hours = [{ from: '07:00', to: '18:00' }]
  const works = { roles: ['INF'], job_title: 'nurse_diploma', working_hours: { fri: hours, sat: hours } }
  const held = someTask()
  const sent = answerReads(writing('dossier.list', 'calendar.own', 'calendar.plan_all'), {
    'GET /api/tasks/all_tasks': () => ({ body: [{ ...held }] }),
    'GET /api/tasks/staffing/2026-11-20': {
      operators: [anna, bruna].map(person => ({ ...person, ...works })),
      needs: [],
    },
    [`PATCH /api/tasks/${_id}`]: ({ body }: SentCall) => {
      const { operators: ids = [], ...fields } = body as TaskChange
      const operators = [anna, bruna].filter(person => ids.includes(person._id))
      Object.assign(held, fields, { operators, version: held.version + 1 })
      return { body: held }
    },
  })
  const { user } = await showPage('/plan?view=week&date=2026-11-20')
  const cell = (day: string, name: string) =>
    screen.findByRole('button', { name: `${day} novembre, ${name}, 1 visita, 45\u00a0min` })
  ;(await cell('venerdì 20', 'Anna Ferrari')).focus()
  await user.keyboard('m{ArrowRight}{ArrowDown}')
  expect(screen.getByText('sabato 21 novembre, 08:00–08:45, Bruna Rossi (Maria Bianchi)')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(await cell('sabato 21', 'Bruna Rossi')).toBeVisible()
  const patches = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const moved = { version: 1, date: '2026-11-21', end_date: '2026-11-21', operators: [bruna._id] }
  expect(patches()).toEqual([moved])
  await user.click(await screen.findByRole('button', { name: 'Annulla', hidden: true }))
  expect(await cell('venerdì 20', 'Anna Ferrari')).toBeVisible()
  expect(patches()[1]).toMatchObject({ version: 2, date: '2026-11-20', operators: [anna._id] })
})

test('Ctrl+Z takes one move back after the other', async () => {
  const sent = server(someTask(), moves)
  const user = await moveByKeyboard()
  const later = await visitAt('09:00–09:45')
  later.focus()
  await user.keyboard('m{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(await visitAt('10:00–10:45')).toBeVisible()
  // The keys are heard once their code has come; what is pressed beyond finds nothing to take back.
  await expect
    .poll(async () => {
      await user.keyboard('{Control>}z{/Control}')
      return sent().length
    })
    .toBe(4)
  expect(sent().slice(2)).toEqual([
    { version: 3, start_time: '09:00', end_time: '09:45' },
    { version: 4, start_time: '08:00', end_time: '08:45' },
  ])
  expect(await visitAt('08:00–08:45')).toBeVisible()
})

test('what is offered instead of an overlap moves it there', async () => {
  const sent = server(someTask(), () => clash, moves)
  const user = await moveByKeyboard()
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await user.click(await sheet.findByRole('button', { name: /Alle 09:15–10:00/ }))
  expect(await visitAt('09:15–10:00')).toBeVisible()
  expect(sent()[1]).toEqual({ version: 1, start_time: '09:15', end_time: '10:00' })
})

test('an undo that comes too late says so truly', async () => {
  const stale: Answer = (_, before) => ({
    status: 409,
    body: { status: 409, code: 'stale', detail: 'Un altro.', errors: [], requestId: 'r', current: before },
  })
  server(someTask(), moves, stale)
  const user = await moveByKeyboard()
  await screen.findByText('Spostato: ven 20 nov, 09:00–09:45')
  await user.click(screen.getByRole('button', { name: 'Annulla', hidden: true }))
  expect(await screen.findByText(/^Troppo tardi per annullare/)).toBeInTheDocument()
  expect(screen.queryByText(/^Come prima/)).toBeNull()
})

const clash = {
  status: 409,
  body: {
    status: 409,
    code: 'overlap',
    detail: 'Si sovrappone.',
    errors: [],
    requestId: 'r',
    current: {
      clashes: [someClash({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd42' })],
      answered: [],
    },
  },
}

test('an overlap asks for its reason', async () => {
  const sent = server(someTask(), () => clash, moves)
  const user = await moveByKeyboard()
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await user.type(sheet.getByRole('textbox', { name: 'Motivo' }), 'In due per la doccia')
  await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
  expect(await visitAt('09:00–09:45')).toBeVisible()
  expect(sent()[1]).toMatchObject({
    start_time: '09:00',
    confirm_overlap: { reason: 'In due per la doccia', of: ['01a1fc0a-5a3b-7006-9c68-eb853133fd42'] },
  })
})

test('an overlap that is taken back leaves the visit where it was', async () => {
  const sent = server(someTask(), () => clash)
  const user = await moveByKeyboard()
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await user.click(sheet.getByRole('button', { name: 'Indietro' }))
  expect(await visitAt('08:00–08:45')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('who goes back from the overlap of a series is asked again how far it reaches, then nothing has moved', async () => {
  const series = {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50',
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    until: null,
    count: null,
    skip_holidays: false,
    last_day: '2027-02-26',
  }
  const sent = server(someTask({ series }), () => clash, moves)
  const user = await moveByKeyboard()
  const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
  const scope = () => sheet('Fa parte di una serie')
  await user.click((await scope()).getByRole('radio', { name: 'Tutta la serie' }))
  await user.click((await scope()).getByRole('button', { name: /Salva|Sposta/ }))
  await user.click((await sheet('Sovrapposizione')).getByRole('button', { name: 'Indietro' }))
  await user.click((await scope()).getByRole('button', { name: 'Indietro' }))
  expect(await visitAt('08:00–08:45')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toHaveLength(1)
})

test('a visit that a colleague has deleted meanwhile says by whom, and the day is read anew', async () => {
  const detail = 'Questo appuntamento è stato eliminato da Anna Alfa il 20.11.2026, 10:00.'
  const held = [someTask()]
  const body = { status: 404, code: 'removed', detail, errors: [], requestId: 'r' }
  answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/all_tasks': () => ({ body: [...held] }),
    [`PATCH /api/tasks/${_id}`]: () => {
      held.pop()
      return { status: 404, body }
    },
  })
  await moveByKeyboard()
  expect(await screen.findByText(detail)).toBeInTheDocument()
  await expect.poll(() => screen.queryByRole('link', { name: /Maria Bianchi/ })).toBeNull()
})

const away: Answer = () => 'nobody'
const waits = /^Il server non risponde: si salva da sé appena torna/

test('without the server it stays where it was put, and is saved once the server is back', async () => {
  const sent = server(someTask(), away, away, moves)
  const user = await moveByKeyboard()
  expect(await screen.findByText(waits)).toBeInTheDocument()
  await expect
    .poll(async () => {
      await user.keyboard('{Control>}z{/Control}')
      return screen.queryByText(/^Si aspetta ancora il server/)
    })
    .not.toBeNull()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  reportBack()
  expect(await screen.findByText('Spostato: ven 20 nov, 09:00–09:45')).toBeInTheDocument()
  expect(await visitAt('09:00–09:45')).toBeVisible()
  expect(new Set(sent().map(body => JSON.stringify(body))).size).toBe(1)
})

test('an undo without the server is done once it is back', async () => {
  const sent = server(someTask(), moves, away, away, moves)
  const user = await moveByKeyboard()
  await screen.findByText('Spostato: ven 20 nov, 09:00–09:45')
  await user.click(screen.getByRole('button', { name: 'Annulla', hidden: true }))
  expect(await screen.findByText(waits)).toBeInTheDocument()
  reportBack()
  expect(await screen.findByText('Come prima: ven 20 nov, 08:00–08:45')).toBeInTheDocument()
  expect(await visitAt('08:00–08:45')).toBeVisible()
  const back = { version: 2, start_time: '08:00', end_time: '08:45' }
  expect(sent().slice(1)).toEqual([back, back, back])
})

test('of a series it asks how far it reaches', async () => {
  const series = {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd60',
    rule: 'FREQ=DAILY',
    until: null,
    count: 90,
    skip_holidays: false,
    last_day: '2027-02-20',
  }
  const held = someTask({ series })
  const sent = server(held, moves)
  const user = await moveByKeyboard()
  const sheet = within(await screen.findByRole('dialog', { name: 'Fa parte di una serie' }))
  await user.click(sheet.getByRole('radio', { name: 'Questo e i seguenti' }))
  await user.click(sheet.getByRole('button', { name: 'Sposta' }))
  expect(await visitAt('09:00–09:45')).toBeVisible()
  expect(sent()).toEqual([
    {
      version: 1,
      start_time: '09:00',
      end_time: '09:45',
      scope: 'following',
      series_state: told.state,
      change: expect.any(String),
    },
  ])
  expect(await screen.findByText(/^Spostato: ven 20 nov, 09:00–09:45: 12 spostate/)).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Annulla', hidden: true }).at(-1)!)
  expect(await screen.findByText('Tutta la serie è come prima')).toBeInTheDocument()
})
