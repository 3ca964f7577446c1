import { screen, waitFor, within } from '@testing-library/react'
import type { Staffing } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import type { Window as TestWindow } from 'happy-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someTask } from '@vicino/domain/testing/some-task.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const anna = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd18', name: 'Anna Ferrari', avatar: null }
const carla = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd19', name: 'Carla Galli', avatar: null }
const luca = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd21', name: 'Luca Rossi', avatar: null }
const operators: Staffing['operators'] = [
  { ...anna, roles: ['INF'], job_title: 'nurse_diploma', working_hours: {} },
  { ...carla, roles: ['OSS'], job_title: 'oss', working_hours: { fri: [{ from: '07:00', to: '12:00' }] } },
]

const visitOf = (last: string, more: Partial<Task>) =>
  someTask({ _id: `01a1fc0a-5a3b-7006-9c68-eb853133fd${last}`, operators: [], ...more })
const early = visitOf('41', { start_time: '08:00', end_time: '08:30' })
const late = visitOf('42', { start_time: '09:00', end_time: '09:30', client: luca })
const standing = visitOf('43', { start_time: '10:00', end_time: '11:00', operators: [anna], client: luca })

type Sent = { assignments: { taskId: string; version: number; operators: string[] }[] }

/** A day's board that takes what is assigned, and what was sent to it. */
function server(
  tasks: Task[],
  more: { needs?: Staffing['needs']; yesterday?: Task[]; answers?: Record<string, unknown> } = {},
) {
  let stands = tasks
  const named = new Map(operators.map(({ _id, name, avatar }) => [_id, { _id, name, avatar }]))
  const assigned = ({ body }: { body: unknown }) => {
    const given = new Map((body as Sent).assignments.map(one => [one.taskId, one]))
    stands = stands.map(task => {
      const one = given.get(task._id)
      return one
        ? { ...task, version: task.version + 1, operators: one.operators.map(id => named.get(id)!) }
        : task
    })
    return { body: stands.filter(({ _id }) => given.has(_id)) }
  }
  const onDay = (path: string): Task[] => {
    const asked = new URL(path, 'http://server').searchParams
    const day = asked.get('startDate')
    expect(asked.get('endDate')).toBe(day)
    if (day === '2026-11-20') return stands
    return day === '2026-11-19' ? (more.yesterday ?? []) : []
  }
  const sent = answerReads(writing('dossier.list', 'calendar.own', 'calendar.plan_all'), {
    'GET /api/tasks/all_tasks': ({ path }: { path: string }) => ({ body: onDay(path) }),
    'GET /api/tasks/staffing/2026-11-20': { operators, needs: more.needs ?? [] },
    'POST /api/tasks/assign_tasks': assigned,
    ...more.answers,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body as Sent)
}

/** Writes are under way until they are let through. */
function holdWrites(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { fetch: answer } = globalThis
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answered = await answer(...asked)
    if (asked[1]?.method === 'POST') await promise
    return answered
  })
  return resolve
}

const column = async (name: string) => within(await screen.findByRole('region', { name }))
const card = async (name: string, words: RegExp) => (await column(name)).getByRole('button', { name: words })

test('shows what is left to assign and what each operator has, in order', async () => {
  server([early, standing, late])
  await showPage('/plan/assign')
  expect(
    (await column('Da assegnare')).getAllByRole('listitem').map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('08:00–08:30'), expect.stringContaining('09:00–09:30')])
  const ofAnna = await column('Anna Ferrari')
  expect(ofAnna.getByText('INF · 1 h')).toBeVisible()
  expect(ofAnna.getByText('Luca Rossi')).toBeVisible()
  expect((await column('Carla Galli')).getByText('07:00–12:00')).toBeVisible()
})

test.each(['Colonne', 'Ore'])(
  'says in %s of a visit that it was carried out, and of the others nothing',
  async view => {
    server([early, standing, { ...standing, _id: late._id, status: 'completed', start_time: '08:00' }])
    const { user } = await showPage('/plan/assign')
    await user.click(await screen.findByRole('radio', { name: view }))
    const done = await screen.findByRole('img', { name: 'Eseguita' })
    expect(done.closest('li')).toHaveTextContent('08:00')
  },
)

test('gives several chosen visits to an operator by keyboard, and takes them back', async () => {
  const sent = server([early, late])
  const { user } = await showPage('/plan/assign')
  ;(await card('Da assegnare', /08:00/)).focus()
  await user.keyboard(' ')
  await user.click(await card('Da assegnare', /09:00/))
  expect(screen.getByText('2 visite scelte')).toBeVisible()
  const give = (await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ })
  give.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 visite assegnate')).toBeVisible()
  expect(sent()).toEqual([
    {
      assignments: [early, late].map(({ _id: taskId }) => ({ taskId, version: 1, operators: [carla._id] })),
    },
  ])
  await waitFor(async () => expect(await card('Carla Galli', /08:00/)).toBeVisible())

  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  await expect.poll(() => sent()).toHaveLength(2)
  expect(sent()[1]).toEqual({
    assignments: [early, late].map(({ _id: taskId }) => ({ taskId, version: 2, operators: [] })),
  })
  expect(await screen.findByText('Visite di nuovo da assegnare: 2')).toBeVisible()
})

test('a hand that is quicker than a call loses nothing, and a second tap says nothing new', async () => {
  const sent = server([early, late])
  const letThrough = holdWrites()
  const { user } = await showPage('/plan/assign')
  const give = async (words: RegExp): Promise<void> => {
    await user.click(await card('Da assegnare', words))
    const button = (await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ })
    await user.click(button)
  }
  await give(/08:00/)
  await user.click((await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ }))
  await user.click(await card('Da assegnare', /08:00/))
  await give(/09:00/)
  expect(sent()).toHaveLength(1)
  letThrough()
  await expect
    .poll(() => sent().map(({ assignments }) => assignments[0]!.taskId))
    .toEqual([early._id, late._id])
})

test('what is chosen while others are being given stays chosen', async () => {
  server([early, late])
  const letThrough = holdWrites()
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /08:00/))
  await user.click((await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ }))
  await user.click(await card('Da assegnare', /09:00/))
  expect(screen.getByText('2 visite scelte')).toBeVisible()
  letThrough()
  expect(await screen.findByText('1 visita assegnata')).toBeVisible()
  expect(await screen.findByText('1 visita scelta')).toBeVisible()
  expect(await card('Da assegnare', /09:00/)).toHaveAttribute('aria-pressed', 'true')
})

test('an undo that comes too late says so, and of which visit', async () => {
  const begun = { ...early, version: 3, started_at: '2026-11-20T07:05:00.000Z' }
  const body = {
    status: 409,
    code: 'stale',
    detail: 'Questa registrazione è stata modificata nel frattempo.',
    errors: [],
    requestId: 'r',
    current: { tasks: [begun] },
  }
  const given = { ...early, version: 2, operators: [carla] }
  const answers: object[] = [{ body: [given] }, { status: 409, body }]
  server([early], { answers: { 'POST /api/tasks/assign_tasks': () => answers.shift() } })
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /08:00/))
  const give = (await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ })
  give.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('1 visita assegnata')
  await user.click(screen.getByRole('button', { name: 'Annulla' }))
  expect(await screen.findByText(/^Troppo tardi per annullare.*Maria Bianchi, 08:00–08:30/)).toBeVisible()
})

test('says what speaks against it before anything is saved', async () => {
  const evening = { ...early, start_time: '18:00', end_time: '19:00' }
  const sent = server([evening], { needs: [{ taskId: evening._id, min_qualification: 'INF' }] })
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /18:00/))
  await user.click((await column('Carla Galli')).getByRole('button', { name: /^Assegna.*, Carla Galli$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Da controllare' }))
  expect(sheet.getByText(/richiedono la qualifica INF.*fuori dal suo orario/)).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Assegna lo stesso' }))
  await expect.poll(() => sent()).toHaveLength(1)
})

test('asks the reason why somebody goes to two places at once', async () => {
  const sent = server([{ ...early, start_time: '10:30', end_time: '11:30' }, standing])
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /10:30/))
  await user.click((await column('Anna Ferrari')).getByRole('button', { name: /^Assegna.*, Anna Ferrari$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Da controllare' }))
  expect(sheet.getByText(/Si sovrappone a Luca Rossi, 10:00–11:00/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Visita in coppia' }))
  await user.click(sheet.getByRole('button', { name: 'Assegna lo stesso' }))
  await expect.poll(() => sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({ confirm_overlap: { reason: 'pair_visit' } })
})

test('names the visit that somebody changed meanwhile', async () => {
  const problem = {
    type: 'urn:vicino:problem:stale',
    title: 'stale',
    status: 409,
    detail: 'Modificata nel frattempo.',
    code: 'stale',
    errors: [],
    requestId: 'r',
    current: { tasks: [{ ...early, version: 2 }] },
  }
  server([early], { answers: { 'POST /api/tasks/assign_tasks': () => ({ status: 409, body: problem }) } })
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /08:00/))
  await user.click((await column('Anna Ferrari')).getByRole('button', { name: /^Assegna.*, Anna Ferrari$/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Maria Bianchi, 08:00–08:30/)
})

test('on a phone asks who gets the chosen visits, first those who can', async () => {
  const { happyDOM, innerWidth: width } = window as unknown as TestWindow
  happyDOM.setViewport({ width: 390 })
  onTestFinished(() => happyDOM.setViewport({ width }))
  const sent = server([{ ...early, start_time: '10:30', end_time: '11:00' }, standing])
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /10:30/))
  await user.click(screen.getByRole('button', { name: 'Assegna a…' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'A chi assegnare' }))
  expect(sheet.getAllByRole('button', { name: /INF|OSS/ }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Carla Galli.*OSS\u00a0· 0\u00a0min\u00a0· 07:00–12:00.*Libero$/),
    expect.stringMatching(/Anna Ferrari.*INF\u00a0· 1\u00a0h\u00a0· 08:00–17:00.*Sovrapposizione/),
  ])
  await user.click(sheet.getByRole('button', { name: /Carla Galli/ }))
  await expect.poll(() => sent()).toHaveLength(1)
  expect(sent()[0]?.assignments).toEqual([{ taskId: early._id, version: 1, operators: [carla._id] }])
})

test('leaves out of the choice who cares for no client, and names a physician last', async () => {
  const people: Staffing['operators'] = [
    { ...luca, roles: ['MED'], job_title: 'physician', working_hours: {} },
    { ...anna, roles: ['PIA'], job_title: 'administration', working_hours: {} },
    { ...carla, roles: ['OSS'], job_title: 'oss', working_hours: {} },
  ]
  server([early], { answers: { 'GET /api/tasks/staffing/2026-11-20': { operators: people, needs: [] } } })
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /08:00/))
  await user.click(screen.getByRole('button', { name: 'Assegna a…' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'A chi assegnare' }))
  const names = within(sheet.getByRole('list', { name: 'Operatori' })).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Carla Galli'),
    expect.stringContaining('Luca Rossi'),
  ])
})

test('proposes the assignment of the day before, to confirm', async () => {
  const before = {
    ...early,
    _id: standing._id,
    date: '2026-11-19',
    end_date: '2026-11-19',
    operators: [anna],
  }
  const sent = server([early, late], { yesterday: [before] })
  const { user } = await showPage('/plan/assign')
  await user.click(await screen.findByRole('button', { name: 'Copia dal giorno prima' }))
  const proposal = within(await screen.findByRole('list', { name: 'Proposta' }))
  expect(proposal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Maria Bianchi, 08:00–08:30Anna Ferrari',
  ])
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Assegna 1 visita' }))
  await expect.poll(() => sent()).toHaveLength(1)
})

test('takes an operator off a visit', async () => {
  const sent = server([standing])
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Anna Ferrari', /10:00/))
  await user.click(screen.getByRole('button', { name: "Rimuovi l'operatore" }))
  await expect
    .poll(() => sent()[0]?.assignments)
    .toEqual([{ taskId: standing._id, version: 1, operators: [] }])
})

test('lists the operators of today with load and absence, each leading to her calendar', async () => {
  const absence = visitOf('44', {
    type: 'holiday',
    client: null,
    dossierId: null,
    full_day: true,
    start_time: null,
    end_time: null,
    operators: [carla],
  })
  server([absence, standing])
  await showPage('/plan/operators/today')
  const rows = within(await screen.findByRole('list', { name: 'Operatori' }))
  expect(rows.getByRole('link', { name: /Anna Ferrari.*1 visita\u00a0· 1\u00a0h/ })).toHaveAttribute(
    'href',
    `/plan?operatorId=${anna._id}`,
  )
  expect(rows.getByText('Assente · Tutto il giorno')).toBeVisible()
})

test('who may only read the plan is not sent to hand it out', async () => {
  answerReads(reading('dossier.list', 'calendar.plan_all'), {
    'GET /api/tasks/all_tasks': [standing],
    'GET /api/tasks/staffing/2026-11-20': { operators, needs: [] },
  })
  await showPage('/plan/operators/today')
  expect(await screen.findByRole('list', { name: 'Operatori' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Assegnazioni' })).not.toBeInTheDocument()
})

test('leads to any day', async () => {
  server([early], {
    answers: { 'GET /api/tasks/staffing/2026-12-01': { operators, needs: [] } },
  })
  const { user, address } = await showPage('/plan/assign')
  const day = await screen.findByRole('textbox', { name: 'Giorno' })
  await user.clear(day)
  await user.type(day, '1.12.2026{Enter}')
  await expect.poll(address).toBe('/plan/assign?date=2026-12-01')
  expect(await screen.findByText('martedì 1 dicembre 2026')).toBeVisible()
})

test('who may not assign finds no days to step through and nothing to copy, only why', async () => {
  const forbidden = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden', detail: '' }
  server([early], {
    answers: { 'GET /api/tasks/staffing/2026-11-20': () => ({ status: 403, body: forbidden }) },
  })
  await showPage('/plan/assign')
  expect(await screen.findByText('Non previsto per il suo ruolo')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copia dal giorno prima' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Giorno seguente' })).not.toBeInTheDocument()
})

test('without the server nothing is given, and that is said', async () => {
  server([early], { answers: { 'POST /api/tasks/assign_tasks': () => 'nobody' } })
  const { user } = await showPage('/plan/assign')
  await user.click(await card('Da assegnare', /08:00/))
  await user.click((await column('Anna Ferrari')).getByRole('button', { name: /^Assegna.*, Anna Ferrari$/ }))
  expect(await screen.findByText(/Il server non risponde/)).toBeVisible()
  expect(await card('Da assegnare', /08:00/)).toBeVisible()
})

test('along the hours each operator has a row, and what is chosen there is given on', async () => {
  const absence = visitOf('45', {
    type: 'holiday',
    client: null,
    dossierId: null,
    full_day: true,
    start_time: null,
    end_time: null,
    operators: [carla],
  })
  const sent = server([standing, absence])
  const { user } = await showPage('/plan/assign')
  await user.click(await screen.findByRole('radio', { name: 'Ore' }))
  expect((await column('Carla Galli')).getByText('Assente · Tutto il giorno')).toBeVisible()
  await user.click(await card('Anna Ferrari', /10:00/))
  expect(screen.getByRole('link', { name: 'Apri' })).toHaveAttribute('href', `/plan/tasks/${standing._id}`)
  await user.click(screen.getByRole('button', { name: "Rimuovi l'operatore" }))
  await expect
    .poll(() => sent()[0]?.assignments)
    .toEqual([{ taskId: standing._id, version: 1, operators: [] }])
})
