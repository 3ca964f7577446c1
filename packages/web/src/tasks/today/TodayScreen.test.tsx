import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someVisitDose } from '@vicino/domain/testing/some-visit-dose.ts'
import { someSheet, someTask } from '@vicino/domain/testing/some-task.ts'
import { somePlannedService } from '@vicino/domain/testing/some-performance.ts'

const clients = {
  maria: someTask().client!,
  carlo: { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd21', name: 'Carlo Bordoli', avatar: null },
}
const metformin = someDrug({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd30',
  name: 'Metformina 500 mg',
  morning: 0.5,
  comments: 'Durante il pasto.',
})
const first = someTask({
  visit: someSheet({
    warnings: [{ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd90', kind: 'allergy', text: 'Penicillina' }],
    due: [someVisitDose(metformin, { dose: 0.5 })],
  }),
})
const second = someTask({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd41',
  client: clients.carlo,
  dossierId: clients.carlo._id,
  start_time: '10:00',
  end_time: '10:30',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

/** A server that keeps the visits of the day, and changes them as it is told; `seen` is what a reader gets. */
function server(visits: Task[], tomorrow: Task[] = [], seen?: Task[]): SentCall[] {
  const kept = new Map(visits.map(visit => [visit._id, visit]))
  const change = ({ path, body }: SentCall) => {
    const before = kept.get(path.split('/').at(-1)!)!
    const { version, ...fields } = body as Partial<Task>
    if (version !== before.version)
      return {
        status: 409,
        body: { code: 'stale', detail: 'Qualcuno ha salvato prima.', errors: [], current: before },
      }
    const after = { ...before, ...fields, version: before.version + 1 }
    kept.set(after._id, after)
    return { body: after }
  }
  return answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/date/2026-11-20': () => ({ body: seen ?? [...kept.values()] }),
    'GET /api/tasks/date/2026-11-21': tomorrow,
    ...Object.fromEntries(
      visits.map(({ _id }) => [`GET /api/tasks/${_id}`, () => ({ body: kept.get(_id) })]),
    ),
    ...Object.fromEntries(visits.map(({ _id }) => [`PATCH /api/tasks/${_id}`, change])),
  })
}

const atHand = () => screen.findByRole('region', { name: 'Prossima visita' })
const changes = (sent: SentCall[]) => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const press = (name: string) => screen.findByRole('button', { name })

test('a client with a critical value stands above the day, and leads to it', async () => {
  answerReads(writing('dossier.list', 'parameters.read'), {
    'GET /api/tasks/date/2026-11-20': [],
    'GET /api/critical_values': [
      {
        readingId: '01a1fc0a-5a3b-7006-9c68-eb853133fd40',
        field: 'hr',
        value: 34,
        measured_at: '2026-11-20T06:20:00.000Z',
        handover: true,
        accepted: null,
        dossierId: clients.carlo._id,
        client: clients.carlo,
      },
    ],
  })
  await showPage('/')
  const row = await screen.findByRole('link', {
    name: /Carlo Bordoli.*Polso 34\/min, oggi 07:20.*In consegna/,
  })
  expect(row).toHaveAttribute('href', expect.stringMatching(/01a1fc0a-5a3b-7006-9c68-eb853133fd40$/))
})

test('what was not done stands above the day: at whose, since when, how often, and that nobody is there', async () => {
  const toDo = someTask({
    type: 'task',
    title: 'Compito di cura',
    client: null,
    dossierId: null,
    visit: undefined,
  })
  const step = {
    dossierId: clients.carlo._id,
    openedId: newId(),
    stepId: newId(),
    text: 'Ispezionare la cute',
    client: clients.carlo,
    goes_on: true,
    done_on: null,
  }
  const hers = { ...toDo, _id: newId(), date: '2026-11-17', end_date: '2026-11-17', step, needs: null }
  const nobodys = { ...toDo, _id: newId(), operators: [], care_untold: true, needs: 'OSS' }
  answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/date/2026-11-20': [],
    'GET /api/tasks/late_to_dos': {
      items: [
        { task: hers, late_since: '2026-11-17', times: 3 },
        { task: nobodys, late_since: '2026-11-19', times: 1 },
      ],
      page: 1,
      limit: 5,
      total: 2,
      more: false,
    },
  })
  await showPage('/')
  const late = within(await screen.findByRole('region', { name: 'In ritardo' }))
  const [one, other] = late.getAllByRole('link')
  expect(one).toHaveAttribute('href', `/plan/tasks/${hers._id}`)
  expect(one).toHaveTextContent(/Ispezionare la cute.*Carlo Bordoli · 3 volte dal 17\.11\.2026.*Da 3 giorni/)
  expect(other).toHaveTextContent(/Compito di cura.*Non assegnata · Richiede: .*Da ieri/)
})

test('the next visit stands large: whom, where, what to mind, what to give', async () => {
  server([first, second])
  await showPage('/')
  const card = within(await atHand())
  expect(card.getByRole('link', { name: 'Maria Bianchi' })).toHaveAttribute(
    'href',
    `/dossier/${first.dossierId}`,
  )
  for (const words of ['08:00–08:45', '22.02.1939, 87 anni', 'Medicazione', 'Penicillina'])
    expect(card.getByText(words)).toBeVisible()
  expect(card.getByRole('link', { name: '+41 91 000 00 16' })).toHaveAttribute('href', 'tel:+41910000016')
  expect(card.getByText('Via Nosedo 4, 6500 Bellinzona')).toBeVisible()
  expect(card.getByText('½ compressa')).toBeVisible()
  expect(card.getByText('Orale OS · Mattina')).toBeVisible()
  expect(screen.getByText('0 di 2 visite')).toBeVisible()
})

/** A dose of the evening before for which nobody answered. */
const leftBy = (drug: Drug): OpenDosesOfClient['doses'][number] => ({
  drug,
  dose: 1,
  day: '2026-11-19',
  moment: 'evening',
  questions: [],
})
const openOf = (
  client: NonNullable<Task['client']>,
  doses: OpenDosesOfClient['doses'],
): OpenDosesOfClient => ({
  dossierId: client._id,
  client,
  birthday: '1939-02-22',
  may_give: true,
  count: doses.length,
  doses,
})

test('what is still open of the next client stands in her visit, and that of the others beside the day', async () => {
  const torasemide = someDrug({ _id: newId(), name: 'Torasemide 5 mg' })
  const eliquis = someDrug({ _id: newId(), dossierId: clients.carlo._id, name: 'Eliquis 5 mg' })
  const morning = { ...leftBy(metformin), dose: 0.5, day: '2026-11-20', moment: 'morning' as const }
  answerReads(writing('dossier.list', 'calendar.own', 'drugs.read'), {
    'GET /api/tasks/date/2026-11-20': [first, second],
    'GET /api/rounds/open': {
      clients: [
        openOf(clients.maria, [leftBy(torasemide), morning]),
        openOf(clients.carlo, [leftBy(eliquis)]),
      ],
      house: null,
    },
  })
  const { user } = await showPage('/')
  const card = within(await atHand())
  const inVisit = await card.findByRole('region', { name: 'Ancora aperte' })
  expect(inVisit).toHaveTextContent('1 dose aperta')
  const [beside] = screen.getAllByRole('region', { name: 'Ancora aperte' })
  // The visit's own list of doses is no "Ancora aperte": what is open of it stands beside the day as before.
  expect(beside).toHaveTextContent('2 dosi aperte')
  expect(beside).toHaveTextContent('Eliquis 5 mg')
  expect(beside).toHaveTextContent('Metformina 500 mg')
  expect(beside).not.toHaveTextContent('Torasemide 5 mg')
  await user.click(within(inVisit).getByText('Ancora aperte'))
  expect(within(inVisit).getByText('Torasemide 5 mg')).toBeVisible()
  expect(within(inVisit).getByRole('button', { name: 'Torasemide 5 mg: non data' })).toBeVisible()
})

test('one tap begins the visit, and leads to the page on which it goes on', async () => {
  const sent = server([first, second])
  const { user, address } = await showPage('/')
  await user.click(await press('Inizia'))
  await expect.poll(address).toBe(`/plan/tasks/${first._id}`)
  expect(changes(sent)).toEqual([{ version: 1, started_at: '2026-11-20T07:10:00.000Z' }])
})

test('the page of a visit that was just begun shows what is known of it before it has read anything', async () => {
  const never = () => new Promise(() => undefined)
  const { visit: _notInTheAnswer, ...begun } = {
    ...first,
    version: 2,
    started_at: '2026-11-20T07:10:00.000Z',
  }
  answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/date/2026-11-20': [first],
    [`PATCH /api/tasks/${first._id}`]: begun,
    [`GET /api/tasks/${first._id}`]: never,
    // What is read of the client takes the place of what the visit knows.
    [`GET /api/dossiers/${first.dossierId}`]: never,
  })
  const { user } = await showPage('/')
  await user.click(await press('Inizia'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Medicazione' })).toBeVisible()
  expect(await screen.findByText('Penicillina')).toBeVisible()
  expect(await screen.findByText('Metformina 500 mg')).toBeVisible()
})

test('a visit that goes on leads to its page, one tap ends it, and the next one comes', async () => {
  const sent = server([{ ...first, version: 2, started_at: '2026-11-20T07:05:00.000Z' }, second])
  const { user } = await showPage('/')
  expect(await screen.findByText('Iniziata alle 08:05')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Inizia' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Continua la visita' })).toHaveAttribute(
    'href',
    `/plan/tasks/${first._id}`,
  )
  await user.click(await press('Termina'))
  expect(await screen.findByText('1 di 2 visite')).toBeVisible()
  expect(within(await atHand()).getByText('Carlo Bordoli')).toBeVisible()
  expect(await atHand()).toHaveFocus()
  expect(screen.getByText('Maria Bianchi: Eseguita')).toBeVisible()
  expect(changes(sent)).toEqual([{ version: 2, status: 'completed', ended_at: '2026-11-20T07:10:00.000Z' }])
})

describe('a visit that ends on the day', () => {
  const path = `/api/tasks/${first._id}`
  const dressing = somePlannedService()
  const end = { version: 2, status: 'completed', ended_at: '2026-11-20T07:10:00.000Z' }
  const begun = { ...first, version: 2, started_at: '2026-11-20T07:05:00.000Z' }

  /** Who records services meets what is planned, and what the server answers to the end. */
  async function open(planned: () => object, answer: () => { status?: number; body: object }) {
    let isOver = false
    const settle = () => {
      const answered = answer()
      isOver = answered.status === undefined
      return answered
    }
    const sent = answerReads(writing('dossier.list', 'calendar.own', 'performance.record'), {
      'GET /api/tasks/date/2026-11-20': () => ({
        body: [isOver ? { ...begun, ...end, version: 3 } : begun, second],
      }),
      [`GET ${path}/planned_services`]: planned,
      [`GET ${path}/performances`]: [],
      [`PATCH ${path}`]: settle,
      [`POST ${path}/end`]: settle,
    })
    const { user } = await showPage('/')
    await user.click(await press('Termina'))
    return { sent, user }
  }
  const ended = () => ({ body: { ...begun, ...end, version: 3 } })
  const asked = async () => within(await screen.findByRole('dialog', { name: 'Prestazioni della visita' }))

  it('asks first what was done, and says it with its end', async () => {
    const { sent, user } = await open(() => ({ body: [dressing] }), ended)
    const sheet = await asked()
    expect(sheet.getByText(/Maria Bianchi, 08:05–08:10: 5 min/)).toBeVisible()
    expect(changes(sent)).toEqual([])
    await user.click(sheet.getByRole('button', { name: 'Conferma' }))
    expect(await screen.findByText('1 di 2 visite')).toBeVisible()
    expect(screen.getByText('Service added')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.filter(({ method }) => method === 'POST').map(call => [call.path, call.body])).toEqual([
      [
        `${path}/end`,
        {
          _id: expect.stringMatching(/-7/),
          version: 2,
          ended_at: end.ended_at,
          performances: [{ service_details: { code: '5002.340' }, duration: 5, comment: '' }],
        },
      ],
    ])
    expect(changes(sent)).toEqual([])
  })

  it('goes on where the question is closed, and ends without where it is put off', async () => {
    const { sent, user } = await open(() => ({ body: [dressing] }), ended)
    await user.click((await asked()).getByRole('button', { name: 'Chiudi' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(changes(sent)).toEqual([])
    await user.click(await press('Termina'))
    await user.click((await asked()).getByRole('button', { name: 'Termina, conferma più tardi' }))
    expect(await screen.findByText('1 di 2 visite')).toBeVisible()
    expect(changes(sent)).toEqual([end])
  })

  it.each([
    ['nothing is planned', () => ({ body: [] })],
    ['what is planned cannot be known', () => ({ status: 503, body: {} })],
  ])('ends at once where %s', async (_, planned) => {
    const { sent } = await open(planned, ended)
    await expect.poll(() => changes(sent)).toEqual([end])
    expect(await screen.findByText('1 di 2 visite')).toBeVisible()
  })

  it('is refused whole in the sheet, at the service', async () => {
    const refused = {
      status: 422,
      body: {
        code: 'unprocessable',
        detail: 'Controllare i campi segnalati.',
        errors: [{ path: 'performances.0.duration', code: 'too_big', message: 'Troppo.' }],
      },
    }
    const { user } = await open(
      () => ({ body: [dressing] }),
      () => refused,
    )
    await user.click((await asked()).getByRole('button', { name: 'Conferma' }))
    const line = within((await asked()).getByRole('group', { name: 'Medicazione semplice' }))
    expect(await line.findByText('Troppo.')).toBeVisible()
    expect(screen.getByText('0 di 2 visite')).toBeVisible()
  })
})

test('who has gone on before a visit was ended finds the way back to it', async () => {
  server([{ ...first, version: 2, started_at: '2026-11-20T07:05:00.000Z' }, second])
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PATCH') await promise
    return ask(path, init)
  })
  const { user, goTo, address } = await showPage('/')
  await user.click(await press('Termina'))
  await goTo('/handover')
  await screen.findByRole('heading', { level: 1, name: 'Consegne' })
  resolve()
  expect(await screen.findByText('Maria Bianchi: Eseguita')).toBeVisible()
  expect(address()).toBe('/handover')
  await user.click(screen.getByRole('button', { name: 'Apri' }))
  await expect.poll(address).toBe(`/plan/tasks/${first._id}`)
})

test('the second tap of a double tap decides nothing', async () => {
  const sent = server([first])
  const { user, address } = await showPage('/')
  await user.dblClick(await press('Inizia'))
  await expect.poll(address).toBe(`/plan/tasks/${first._id}`)
  expect(changes(sent)).toHaveLength(1)
})

test('a visit that did not take place needs its reason', async () => {
  const sent = server([first, second])
  const { user } = await showPage('/')
  await user.click(await press('Non eseguita'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Visita non eseguita' }))
  expect(sheet.getByRole('button', { name: 'Segna come non eseguita' })).toBeDisabled()
  await user.click(sheet.getByRole('button', { name: 'Ricovero' }))
  await user.type(sheet.getByRole('textbox', { name: 'Osservazioni' }), 'Al Civico')
  await user.click(sheet.getByRole('button', { name: 'Segna come non eseguita' }))
  expect(await screen.findByText('Non eseguita · Ricovero')).toBeVisible()
  expect(changes(sent)).toEqual([
    { version: 1, status: 'not_done', not_done: { reason: 'hospital', text: 'Al Civico' } },
  ])
})

test('a visit that somebody changed meanwhile says so, and the next tap meets its new version', async () => {
  const sent = server([{ ...first, version: 2 }], [], [first])
  const { user } = await showPage('/')
  await user.click(await press('Inizia'))
  expect(await screen.findByText('Qualcuno ha salvato prima.')).toBeVisible()
  await user.click(await press('Inizia'))
  await expect.poll(() => changes(sent).map(change => (change as Task).version)).toEqual([1, 2])
})

test('when all are settled the page says so and shows the way to tomorrow', async () => {
  server([{ ...first, status: 'completed' }], [{ ...second, date: '2026-11-21', end_date: '2026-11-21' }])
  const { user } = await showPage('/')
  expect(await screen.findByText('Tutte le visite di oggi sono concluse.')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Vedi domani' }))
  expect(await screen.findByText('Carlo Bordoli')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Domani' })).toBeVisible()
})

test('the next visit says that the client is back from hospital, and leads to her drugs', async () => {
  const visit = someSheet({ hospital_return: { from: '2026-11-10', to: '2026-11-18' } })
  server([{ ...first, visit }])
  await showPage('/')
  const way = await screen.findByRole('link', { name: /^Rientro dall'ospedale \(.*\): rivedere i farmaci$/ })
  expect(way).toHaveAttribute('href', `/dossier/${first.dossierId}/activity/drugs/return`)
})

test('each visit of the day after a stay in hospital says so in its row, until it is over', async () => {
  const visit = someSheet({ hospital_return: { from: '2026-11-10', to: '2026-11-18' } })
  const later = { ...second, visit }
  const over = { ...someTask({ _id: newId(), visit }), start_time: '06:00', status: 'completed' as const }
  server([over, first, later])
  await showPage('/')
  const rows = within(await screen.findByRole('list', { name: 'La giornata' })).getAllByRole('listitem')
  const told = rows.map(row => row.textContent.includes("Rientro dall'ospedale"))
  expect(told).toEqual([false, false, true])
})

test('tomorrow has an address: reloading and going back keep it', async () => {
  server([first], [{ ...second, date: '2026-11-21', end_date: '2026-11-21' }])
  const { user, address, pagesBelow } = await showPage('/?day=tomorrow')
  expect(await screen.findByText('Carlo Bordoli')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Indietro' }))
  await user.click(await screen.findByRole('link', { name: 'Domani' }))
  expect(await screen.findByText('Carlo Bordoli')).toBeVisible()
  expect([address(), pagesBelow()]).toEqual(['/?day=tomorrow', 2])
})

test.each([
  [0, 'Nuovo dossier', '/dossier/create_new'],
  [1, 'Apri il calendario', '/plan'],
])('a day without visits, with %d clients, leads to %s', async (total, name, href) => {
  const listed = { items: [], page: 1, limit: 1, total, more: false }
  answerReads(writing('dossier.list', 'calendar.own', 'dossier.create'), {
    'GET /api/tasks/date/2026-11-20': [],
    'GET /api/dossiers/all_dossiers': listed,
  })
  await showPage('/')
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('a day without visits offers the calendar', async () => {
  server([])
  await showPage('/')
  expect(await screen.findByText('Nessuna visita oggi')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Apri il calendario' })).toHaveAttribute('href', '/plan')
})

test('a nurse who is late keeps her visit large', async () => {
  server([{ ...first, start_time: '07:00', end_time: '07:30' }, second])
  await showPage('/')
  const card = within(await atHand())
  expect(card.getByText('Maria Bianchi')).toBeVisible()
  expect(card.getByText('Da concludere')).toBeVisible()
  expect(card.getByRole('button', { name: 'Inizia' })).toBeVisible()
})

test('a visit that nobody settled in its time waits to be', async () => {
  server([{ ...first, start_time: '06:00', end_time: '06:30' }, second])
  await showPage('/')
  expect(within(await atHand()).getByText('Carlo Bordoli')).toBeVisible()
  expect(screen.getByText('Da concludere')).toBeVisible()
})

test('the visits of a suspended dossier are struck and not due', async () => {
  server([{ ...first, suspended_by_dossier: true }, second])
  await showPage('/')
  expect(await screen.findByText('Sospesa con il dossier')).toBeVisible()
  expect(screen.getByText('0 di 1 visita')).toBeVisible()
  expect(within(await atHand()).getByText('Carlo Bordoli')).toBeVisible()
})

test('a measurement that was to be repeated by now is late, and one that is still to come waits', async () => {
  const repeat = { type: 'reminder', status: 'pending', client: null, dossierId: null } as const
  const ids = [newId(), newId()]
  server([
    someTask({ ...repeat, _id: ids[0]!, title: 'Ripetere subito', start_time: '07:50', end_time: '08:05' }),
    someTask({ ...repeat, _id: ids[1]!, title: 'Ripetere dopo', start_time: '08:30', end_time: '08:45' }),
  ])
  await showPage('/')
  const rows = within(await screen.findByRole('list', { name: 'La giornata' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ripetere subito.*In ritardo/),
    expect.stringMatching(/Ripetere dopo.*In attesa/),
  ])
})
