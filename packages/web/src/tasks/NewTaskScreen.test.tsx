import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someTask } from '../testing/some-task.ts'
import { somebody } from '../testing/somebody.ts'

const { _id: dossierId } = someDossier()
const held = writing('dossier.list', 'calendar.own')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const stored = ({ body }: SentCall) => {
  const { _id, title } = body as { _id: string; title: string }
  return { status: 201, body: someTask({ _id, title }) }
}

function server(create: (call: SentCall) => object = stored, permissions = held) {
  const sent = answerReads(permissions, { 'POST /api/tasks/create_task': create })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const nobody = {
  'GET /api/dossiers/all_dossiers': { items: [], page: 1, limit: 10, total: 0, more: false },
}
const title = () => screen.findByRole('textbox', { name: 'Titolo' }, { timeout: 3000 })
const field = (name: string) => screen.getByRole('textbox', { name })
const chip = (name: string) => screen.getByRole('button', { name })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('a new task begins as a pending visit of an hour, today', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione{Enter}')
  await expect.poll(posted).toMatchObject([
    {
      title: 'Medicazione',
      type: 'client',
      status: 'pending',
      client: dossierId,
      date: '2026-11-20',
      end_date: '2026-11-20',
      start_time: '08:00',
      end_time: '09:00',
      operators: [somebody()._id],
    },
  ])
})

test('client, title and clocks are required; the cursor goes to the first that is missing', async () => {
  const posted = server()
  const { user } = await showPage('/plan/tasks/new')
  await title()
  await user.clear(field('Alle'))
  await user.click(save())
  expect(await screen.findAllByText('Compilare questo campo.')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Scegli il cliente' })).toHaveFocus()
  expect(posted()).toEqual([])
})

test('a whole day asks no clocks', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}&date=2026-11-24`)
  await user.type(await title(), 'Bilancio')
  await user.click(screen.getByRole('switch', { name: 'Tutto il giorno' }))
  expect(screen.queryByRole('textbox', { name: 'Dalle' })).toBeNull()
  await user.click(save())
  await expect
    .poll(posted)
    .toMatchObject([{ full_day: true, start_time: null, end_time: null, date: '2026-11-24' }])
})

test('a night watch goes on the next day by one tap', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Veglia')
  await user.clear(field('Dalle'))
  await user.type(field('Dalle'), '22')
  await user.clear(field('Alle'))
  await user.type(field('Alle'), '6')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: /^Finisce/ }))
  expect(screen.queryByRole('button', { name: /^Finisce/ })).toBeNull()
  await user.click(save())
  await expect
    .poll(posted)
    .toMatchObject([{ start_time: '22:00', end_time: '06:00', end_date: '2026-11-21' }])
})

test('the rarer types stand under Altro, and only a visit has a client', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Dentista')
  expect(screen.queryByRole('button', { name: 'Personale' })).toBeNull()
  await user.click(chip('Altro tipo'))
  await user.click(chip('Personale'))
  expect(screen.queryByRole('group', { name: /Cliente/ })).toBeNull()
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ type: 'personal', client: null }])
})

test('what is not done needs its reason', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  await user.click(chip('Non eseguita'))
  await user.click(save())
  expect(await screen.findByText('Compilare questo campo.')).toBeVisible()
  expect(chip('Assente')).toHaveFocus()
  await user.click(chip('Assente'))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ status: 'not_done', not_done: { reason: 'absent' } }])
})

test('an overlap is named, and stored only with its reason', async () => {
  const { _id, type, date, end_date, start_time, end_time, full_day } = someTask()
  const clash = {
    _id,
    title: 'Igiene',
    type,
    date,
    end_date,
    start_time,
    end_time,
    full_day,
    client: null,
    operators: [{ _id: somebody()._id, name: 'Anna Ferrari', avatar: null }],
    shared: ['operator'],
  }
  const known = {
    ...clash,
    _id: someDossier()._id,
    client: someTask().client,
    operators: [],
    shared: ['client'],
  }
  const current = { clashes: [clash, known] }
  const refused = { status: 409, body: { code: 'overlap', detail: 'Si sovrappone.', errors: [], current } }
  const answers = [() => refused, stored]
  const posted = server(call => answers.shift()!(call))
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  const rows = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Igieneven 20 nov, 08:00–08:45Anna Ferrari',
    'Maria Bianchiven 20 nov, 08:00–08:45IgieneNon assegnata',
  ])
  await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
  expect(sheet.getByText('Indicare il motivo con almeno 3 caratteri.')).toBeVisible()
  await user.type(sheet.getByRole('textbox', { name: 'Motivo' }), 'Visita in due')
  await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
  await expect.poll(posted).toMatchObject([{}, { confirm_overlap: { reason: 'Visita in due' } }])
  const [asked, confirmed] = posted() as { _id: string }[]
  expect(confirmed?._id).toBe(asked?._id)
})

test('only who plans for all chooses the operators', async () => {
  server()
  await showPage('/plan/tasks/new')
  await title()
  expect(screen.queryByRole('button', { name: 'Aggiungi operatore' })).toBeNull()
})

test('who plans for all may leave a visit without operators', async () => {
  const posted = server(stored, [...held, ...writing('calendar.plan_all')])
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  await user.click(screen.getByRole('button', { name: /Togli.*Anna Ferrari|Anna Ferrari.*Togli/ }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ operators: [] }])
})

test('a new client is made on the way: what was typed waits, and the visit is for the new client', async () => {
  const made = someDossier()
  let draft: object | null = null
  const keep = ({ body }: SentCall) => {
    draft = { ...(body as object), saved_at: '2026-11-20T07:09:00.000Z' }
    return { body: draft }
  }
  const sent = answerReads([...held, ...writing('dossier.create')], {
    ...nobody,
    'GET /api/users/me/drafts/task.new': () => ({ body: draft }),
    'PUT /api/users/me/drafts/task.new': keep,
    'POST /api/dossiers/create_dossier': { ...made, duplicates: [] },
    'POST /api/tasks/create_task': stored,
  })
  const { user, address } = await showPage('/plan/tasks/new?date=2026-11-24')
  await user.type(await title(), 'Primo colloquio')
  await user.click(screen.getByRole('button', { name: 'Scegli il cliente' }))
  await user.click(await screen.findByRole('link', { name: 'Nuovo dossier' }))
  await user.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Maria')
  await user.type(field('Cognome'), 'Bianchi')
  await user.click(chip('femminile'))
  await user.click(screen.getByRole('button', { name: 'Crea dossier' }))
  expect(await title()).toHaveValue('Primo colloquio')
  expect(address()).toBe('/plan/tasks/new?date=2026-11-24')
  expect(await screen.findByText('Maria Bianchi')).toBeVisible()
  await user.click(save())
  await expect
    .poll(() => sent.find(({ path }) => path === '/api/tasks/create_task')?.body)
    .toMatchObject({ title: 'Primo colloquio', date: '2026-11-24', client: made._id })
})

test('who may not open dossiers finds no way to a new client', async () => {
  answerReads(held, nobody)
  const { user } = await showPage('/plan/tasks/new')
  await title()
  await user.click(screen.getByRole('button', { name: 'Scegli il cliente' }))
  expect(await screen.findByText('Nessun cliente trovato')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nuovo dossier' })).toBeNull()
})

test.each([
  ['who only reads the calendar', reading('calendar.own'), 'active'],
  ['who plans for a closed dossier', held, 'closed'],
] as const)('%s finds no form', async (_who, permissions, status) => {
  answerReads([...permissions], { [`GET /api/dossiers/${dossierId}`]: someDossier({ status }) })
  await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  expect(await screen.findByText('Qui si può solo leggere.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Titolo' })).toBeNull()
})

test('for a client who is missing shows the page of an unknown address', async () => {
  const body = { code: 'not_found', detail: 'Non trovato.', errors: [] }
  answerReads(held, { [`GET /api/dossiers/${dossierId}`]: () => ({ status: 404, body }) })
  await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
})
