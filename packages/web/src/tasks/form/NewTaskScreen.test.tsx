import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { someCollaborator } from '@vicino/domain/testing/some-collaborator.ts'
import { someCarePlan, someMeasure, someProblem } from '@vicino/domain/testing/some-care-plan.ts'
import { someClash } from '@vicino/domain/testing/some-clash.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { newId } from '@vicino/domain/wire/id.ts'

/** A series is weighed while it is written, which writes nothing. */
const isWrite = ({ method, path }: SentCall): boolean =>
  method === 'POST' && path !== '/api/tasks/weigh_series'

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

function server(create: (call: SentCall) => object | 'nobody' = stored, permissions = held) {
  const sent = answerReads(permissions, { 'POST /api/tasks/create_task': create })
  return () => sent.filter(isWrite).map(({ body }) => body)
}

const nobody = {
  'GET /api/dossiers/all_dossiers': { items: [], page: 1, limit: 10, total: 0, more: false },
}
const title = () => screen.findByRole('textbox', { name: 'Titolo' })
const field = (name: string) => screen.getByRole('textbox', { name })
const chip = (name: string) => screen.getByRole('button', { name })
const save = () => screen.getByRole('button', { name: 'Salva' })
const isVisit = 'Visita cliente'
const days = 'Tutto il giorno o più giorni'
const details = 'Stato e descrizione'
const fold = (name: string) => screen.getByRole('heading', { name, level: 2 })

/** Chooses another type than that of the fold's title. */
async function chooseType(user: UserEvent, from: string, ...to: string[]): Promise<void> {
  if (!fold(from).closest('details')!.open) await user.click(fold(from))
  for (const name of to) await user.click(await screen.findByRole('button', { name }))
}

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
  await user.click(fold(days))
  await user.click(await screen.findByRole('switch', { name: 'Tutto il giorno' }))
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
  await chooseType(user, isVisit, 'Altro tipo', 'Personale')
  expect(screen.queryByRole('group', { name: /Cliente/ })).toBeNull()
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ type: 'personal', client: null }])
})

test('what is not done needs its reason', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  await user.click(fold(details))
  await user.click(await screen.findByRole('button', { name: 'Non eseguita' }))
  await user.click(save())
  expect(await screen.findByText('Compilare questo campo.')).toBeVisible()
  expect(chip('Assente')).toHaveFocus()
  await user.click(chip('Assente'))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ status: 'not_done', not_done: { reason: 'absent' } }])
})

test('what is rare of a visit stands folded, with what it says beside it', async () => {
  server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await title()
  expect(screen.getByText('In attesa')).toBeVisible()
  for (const name of ['Descrizione', 'Fino al giorno'])
    expect(screen.queryByRole('textbox', { name })).toBeNull()
  await user.click(fold(details))
  await user.type(field('Descrizione'), 'Portare le garze')
  await user.click(chip('Confermata'))
  await user.click(fold(details))
  expect(fold(details).parentElement).toHaveTextContent(/Confermata.*Portare le garze/)
})

test('of what is no visit the days are asked beside the clocks', async () => {
  server()
  const { user } = await showPage('/plan/tasks/new')
  await title()
  await chooseType(user, isVisit, 'Assenza')
  expect(field('Fino al giorno')).toBeVisible()
  expect(screen.queryByRole('heading', { name: days })).toBeNull()
})

test('a folded part opens where its field is refused, and the cursor goes there', async () => {
  const message = 'Una visita finisce al più tardi il giorno dopo.'
  const errors = [{ path: 'end_date', code: 'visit_too_long', message }]
  server(() => ({ status: 422, body: { code: 'unprocessable', detail: 'No.', errors } }))
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  await user.click(save())
  expect(await screen.findByText(message)).toBeVisible()
  expect(field('Fino al giorno')).toHaveFocus()
})

test('an overlap is named, and stored only with its reason', async () => {
  const operators = [{ _id: somebody()._id, name: 'Anna Ferrari', avatar: null }]
  const clash = someClash({ title: 'Igiene', client: null, operators })
  const known = someClash({ _id: someDossier()._id, title: 'Igiene', operators: [], shared: ['client'] })
  const later = { ...clash, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd61', title: 'Medicazione' }
  const refused = (current: object) => () => ({
    status: 409,
    body: { code: 'overlap', detail: 'Si sovrappone.', errors: [], current },
  })
  const first = [clash, known]
  const answers = [
    refused({ clashes: first, answered: [] }),
    // It goes out once more by itself.
    () => 'nobody' as const,
    () => 'nobody' as const,
    refused({ clashes: [...first, later], answered: first.map(one => one._id) }),
    stored,
  ]
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
  expect(await sheet.findByText(/Il server non risponde/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
  expect(await sheet.findByText('Nel frattempo si è aggiunto:')).toBeVisible()
  expect(sheet.getByRole('listitem')).toHaveTextContent('Medicazione')
  await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
  const ids = [...first, later].map(one => one._id)
  const confirm = (of: string[]) => ({ confirm_overlap: { reason: 'Visita in due', of } })
  const seen = confirm(ids.slice(0, 2))
  await expect.poll(posted).toMatchObject([{}, seen, seen, seen, confirm(ids)])
  expect(new Set((posted() as { _id: string }[]).map(one => one._id)).size).toBe(1)
})

test('a draft for another day than the one that is looked at says so, and one tap plans it there', async () => {
  const value = { title: 'Medicazione', date: '2026-11-27', end_date: '2026-11-28' }
  const draft = { value, saved_at: '2026-11-20T06:00:00.000Z' }
  answerReads(held, { [`GET /api/users/me/drafts/task.new.${dossierId}`]: draft })
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}&date=2026-11-24`)
  expect(await screen.findByText('La bozza ripresa è per ven 27 nov.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Passa a mar 24 nov' }))
  expect(field('Giorno')).toHaveValue('24.11.2026')
  expect(screen.getByText('fino al 25.11.2026'), 'what is folded is told').toBeVisible()
  await user.click(fold(days))
  expect(field('Fino al giorno')).toHaveValue('25.11.2026')
  expect(screen.queryByText(/^La bozza ripresa/)).toBeNull()
})

test.each([
  ['28.03.2027', '2:30', 'Quella notte le 02:30 non ci sono: sono le 03:30.'],
  ['25.10.2026', '2:30', 'Quella notte le 02:30 ci sono due volte: vale la prima.'],
])(
  'on %s at %s it is said when that is, and the visit keeps it as it was typed',
  async (day, clock, words) => {
    const posted = server()
    const { user } = await showPage('/plan/tasks/new')
    await user.type(await title(), 'Controllo notturno')
    await chooseType(user, isVisit, 'Promemoria')
    for (const [name, text] of [
      ['Giorno', day],
      ['Dalle', clock],
      ['Alle', '4:30'],
    ] as const) {
      await user.clear(field(name))
      await user.type(field(name), text)
    }
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(save())
    await expect.poll(posted).toMatchObject([{ start_time: '02:30', end_time: '04:30' }])
  },
)

test('only who plans for all chooses the operators', async () => {
  server()
  await showPage('/plan/tasks/new')
  await title()
  expect(screen.queryByRole('button', { name: 'Aggiungi operatore' })).toBeNull()
})

const forAll = [...held, ...writing('calendar.plan_all')]
const planner = somebody({
  permissions: forAll,
  business: {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd71',
    kind: 'business',
    name: 'Spitex di prova',
    slug: 'spitex-di-prova',
    demo: false,
    dose_windows: usualWindows,
    roles: ['PIA'],
    job_title: 'administration',
  },
})

test("the visits of who plans for all are nobody's yet, anything else is her own", async () => {
  const sent = answerReads(forAll, {
    'GET /api/users/me': planner,
    'POST /api/tasks/create_task': stored,
  })
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Medicazione')
  const own = () => screen.queryByRole('button', { name: /Anna Ferrari/ })
  expect(own()).toBeNull()
  await chooseType(user, isVisit, 'Compito')
  expect(own()).toBeVisible()
  await chooseType(user, 'Compito', 'Visita cliente')
  expect(own()).toBeNull()
  await chooseType(user, isVisit, 'Promemoria')
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ type: 'reminder', operators: [planner._id] }])
})

test('who looks at an operator plans for her', async () => {
  const carla = someCollaborator()
  answerReads(forAll, {
    'GET /api/users/me': planner,
    'GET /api/collaborators': { items: [carla], page: 1, limit: 100, total: 1, more: false },
  })
  await showPage(`/plan/tasks/new?operatorId=${carla.userId}`)
  await title()
  expect(screen.getByRole('button', { name: /Carla Galli/ })).toBeVisible()
})

test('who is asked for by hand goes before whom an old draft names, and one tap gives it back', async () => {
  const carla = someCollaborator()
  const anna = { _id: newId(), name: 'Anna Rossi', avatar: null }
  const value = { title: 'Medicazione gamba', operators: [anna] }
  answerReads(forAll, {
    'GET /api/users/me': planner,
    'GET /api/collaborators': { items: [carla], page: 1, limit: 100, total: 1, more: false },
    'GET /api/users/me/drafts/task.new': { value, saved_at: '2026-11-20T06:00:00.000Z' },
  })
  const drawn = 'date=2026-11-23&start_time=10:00&end_time=11:00'
  const { user, address } = await showPage(`/plan/tasks/new?operatorId=${carla.userId}&${drawn}`)
  expect(await screen.findByText('La bozza ripresa era per Anna Rossi.')).toBeVisible()
  expect(await title()).toHaveValue('Medicazione gamba')
  expect(field('Dalle')).toHaveValue('10:00')
  const chosen = (name: RegExp) => screen.queryByRole('button', { name })
  expect(chosen(/Carla Galli/)).toBeVisible()
  // A reload would else put her there again, whoever was chosen since.
  await expect.poll(address).toBe('/plan/tasks/new')
  await user.click(screen.getByRole('button', { name: 'Rimetti Anna Rossi' }))
  expect(chosen(/Anna Rossi/)).toBeVisible()
  expect(chosen(/Carla Galli/)).toBeNull()
  expect(screen.queryByText(/^La bozza ripresa era/)).toBeNull()
})

const staff = (last: string, name: string, role: string, job_title: string) => ({
  _id: `01a1fc0a-5a3b-7006-9c68-eb853133fe${last}`,
  name,
  avatar: null,
  roles: [role],
  job_title,
  working_hours: {},
})

test('a visit is offered to those who care for clients, each free or busy at its time', async () => {
  const carla = staff('01', 'Carla Galli', 'OSS', 'oss')
  const taken = someTask({
    date: '2026-11-24',
    end_date: '2026-11-24',
    start_time: '08:30',
    end_time: '09:15',
    operators: [{ _id: carla._id, name: carla.name, avatar: null }],
  })
  const operators = [
    staff('02', 'Aldo Medici', 'MED', 'physician'),
    staff('03', 'Piera Piani', 'PIA', 'planner'),
    carla,
  ]
  answerReads(forAll, {
    'GET /api/users/me': planner,
    'GET /api/tasks/staffing/2026-11-24': { operators, needs: [] },
    'GET /api/tasks/all_tasks': [taken],
  })
  const { user } = await showPage('/plan/tasks/new?date=2026-11-24')
  await title()
  await user.click(screen.getByRole('button', { name: 'Aggiungi operatore' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Aggiungi operatore' }))
  const list = within(await sheet.findByRole('list', { name: 'Operatori' }))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Carla Galli.*Occupato 08:30–09:15/),
    expect.stringMatching(/Aldo Medici.*Libero/),
  ])
  await user.click(list.getByRole('button', { name: /Aldo Medici/ }))
  expect(screen.getByRole('button', { name: /Aldo Medici/ })).toBeVisible()
})

test('where more care for clients than a glance takes in, one is found by her name', async () => {
  const operators = Array.from({ length: 30 }, (_, index) =>
    staff(String(index + 10), `Ada Bianchi${index}`, 'OSS', 'oss'),
  )
  answerReads(forAll, {
    'GET /api/users/me': planner,
    'GET /api/tasks/staffing/2026-11-24': {
      operators: [...operators, staff('01', 'Zoé Càrloni', 'INF', 'nurse_diploma')],
      needs: [],
    },
    'GET /api/tasks/all_tasks': [],
  })
  const { user } = await showPage('/plan/tasks/new?date=2026-11-24')
  await title()
  await user.click(screen.getByRole('button', { name: 'Aggiungi operatore' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Aggiungi operatore' }))
  const search = await sheet.findByRole('searchbox', { name: 'Cerca profilo' })
  await user.type(search, 'carl zoe{Enter}')
  expect(await sheet.findAllByRole('button', { name: /Libero/ })).toHaveLength(1)
  await user.clear(search)
  await user.type(search, 'nessuna{Enter}')
  expect(await sheet.findByText('Nessun operatore trovato')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'carloni{Enter}')
  await user.click(await sheet.findByRole('button', { name: /Zoé Càrloni/ }))
  expect(screen.getByRole('button', { name: /Zoé Càrloni/ })).toBeVisible()
})

const opening = [...held, ...writing('dossier.create')]

async function beginNewClient(answers: object) {
  const sent = answerReads(opening, { ...nobody, ...answers })
  const shown = await showPage('/plan/tasks/new?date=2026-11-24')
  await shown.user.type(await title(), 'Primo colloquio')
  await shown.user.click(chip('Scegli il cliente'))
  await shown.user.click(await screen.findByRole('button', { name: 'Nuovo cliente' }))
  return { ...shown, sent: () => sent.filter(({ method }) => method === 'POST') }
}

const { _id: newDossierId } = someDossier()
const made = (duplicates: object[] = []) => ({
  dossier: { ...someDossier(), duplicates },
  task: someTask({ _id: newDossierId }),
})

test('a new client comes with her first visit, in one call', async () => {
  const { user, sent, address } = await beginNewClient({ 'POST /api/tasks/new_patient_task': made() })
  expect(await screen.findByRole('textbox', { name: 'Data di nascita' })).toHaveValue('20.11.2008')
  await user.click(save())
  expect(await screen.findAllByText('Compilare questo campo.')).not.toHaveLength(0)
  expect(sent()).toEqual([])
  await user.type(field('Nome'), 'Maria')
  await user.type(field('Cognome'), 'Bianchi')
  await user.click(chip('femminile'))
  await user.click(save())
  await expect.poll(sent).toMatchObject([
    {
      path: '/api/tasks/new_patient_task',
      body: {
        client: { first_name: 'Maria', last_name: 'Bianchi', birthday: '2008-11-20', gender: 'female' },
        task: { title: 'Primo colloquio', date: '2026-11-24', type: 'client' },
      },
    },
  ])
  const { _id, task } = sent()[0]!.body as { _id: string; task: { client: string } }
  expect(task.client).toBe(_id)
  await expect.poll(address).toBe(`/plan/tasks/${newDossierId}`)
})

test('what is refused of the new client stands at her fields', async () => {
  const errors = [
    { path: 'client.birthday', code: 'birthday_in_future', message: 'La data di nascita è nel futuro.' },
    { path: 'task.title', code: 'too_long', message: 'Il testo è troppo lungo.' },
  ]
  const body = { code: 'unprocessable', detail: 'Controllare i campi.', errors }
  const { user } = await beginNewClient({
    'POST /api/tasks/new_patient_task': () => ({ status: 422, body }),
  })
  await user.type(field('Nome'), 'Maria')
  await user.type(field('Cognome'), 'Bianchi')
  await user.click(chip('femminile'))
  await user.click(save())
  expect(await screen.findByText('La data di nascita è nel futuro.')).toBeVisible()
  expect(field('Data di nascita')).toBeInvalid()
  expect(field('Titolo')).toBeInvalid()
})

test('who may be the same person as the new client is named before one goes on', async () => {
  const twin = {
    reason: 'birthday_and_name',
    dossier: { _id: newDossierId, name: 'Maria Bianchi', birthday: '1939-02-22' },
  }
  const { user, address } = await beginNewClient({ 'POST /api/tasks/new_patient_task': made([twin]) })
  await user.type(field('Nome'), 'Maria')
  await user.type(field('Cognome'), 'Bianchi')
  await user.click(chip('femminile'))
  await user.click(save())
  expect(await screen.findByRole('heading', { name: 'Forse è la stessa persona' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: "Vai all'appuntamento" }))
  await expect.poll(address).toBe(`/plan/tasks/${newDossierId}`)
})

test('who takes the new client back chooses among those who are there', async () => {
  const { user } = await beginNewClient({})
  await user.click(screen.getByRole('button', { name: 'Scegli tra i clienti' }))
  expect(screen.queryByRole('textbox', { name: 'Cognome' })).toBeNull()
  expect(chip('Scegli il cliente')).toBeVisible()
})

test('who may not open dossiers finds no way to a new client', async () => {
  answerReads(held, nobody)
  const { user } = await showPage('/plan/tasks/new')
  await title()
  await user.click(screen.getByRole('button', { name: 'Scegli il cliente' }))
  expect(await screen.findByText('Nessun cliente trovato')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nuovo cliente' })).toBeNull()
})

async function repeat(user: UserEvent, often: string): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Si ripete' }), often)
  await screen.findByRole('radiogroup', { name: 'La serie finisce' })
}

test('a series begins weekly on the weekday of its day, for three months, and follows the day', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Igiene')
  await repeat(user, 'Ogni settimana')
  expect(chip('ven')).toHaveAttribute('aria-pressed', 'true')
  expect(field('Ultimo giorno della serie')).toHaveValue('20.02.2027')
  expect(
    await screen.findByText(
      /^14 appuntamenti, l'ultimo il 19.02.2027; anche nei giorni festivi: Natale e Capodanno$/,
      undefined,
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Salta i giorni festivi' }))
  expect(
    await screen.findByText("12 appuntamenti, l'ultimo il 19.02.2027; salta Natale e Capodanno"),
  ).toBeVisible()
  await user.clear(field('Giorno'))
  await user.type(field('Giorno'), '24.11.2026')
  await user.tab()
  await user.click(chip('gio'))
  await user.click(save())
  await expect.poll(posted).toMatchObject([
    {
      date: '2026-11-24',
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU,TH', until: '2027-02-24', skip_holidays: true },
    },
  ])
})

test('a series of so many times, on the last Friday of the month', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}&date=2026-11-27`)
  await user.type(await title(), 'Bilancio')
  await repeat(user, 'Ogni mese')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nel mese' }), "l'ultimo venerdì")
  await user.click(screen.getByRole('button', { name: 'Ogni quanti mesi: più' }))
  await user.click(screen.getByRole('radio', { name: 'Dopo un numero di volte' }))
  await user.clear(field('Quante volte'))
  await user.type(field('Quante volte'), '6')
  await user.click(save())
  await expect
    .poll(posted)
    .toMatchObject([{ repeat: { rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR', count: 6 } }])
})

test('a first day that is none of the series is said at the day, and mended by one tap', async () => {
  const posted = server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Igiene')
  await repeat(user, 'Ogni settimana')
  await user.click(chip('ven'))
  await user.click(save())
  expect(await screen.findByText('Scegliere una possibilità.')).toBeVisible()
  await user.click(chip('lun'))
  await user.click(save())
  expect(field('Giorno')).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Comincia lun 23 nov' }))
  await user.click(save())
  await expect
    .poll(posted)
    .toMatchObject([{ date: '2026-11-23', end_date: '2026-11-23', repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO' } }])
})

test('what the server refuses of a series stands at its field', async () => {
  const message = 'Una serie comprende al massimo 1000 visite.'
  const errors = [{ path: 'repeat.until', code: 'too_many_visits', message }]
  server(() => ({ status: 422, body: { code: 'unprocessable', detail: 'No.', errors } }))
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.type(await title(), 'Igiene')
  await repeat(user, 'Ogni giorno')
  await user.click(save())
  expect(await screen.findByText(message)).toBeVisible()
  expect(field('Ultimo giorno della serie')).toBeInvalid()
})

test('a title of 301 characters is refused at the title', async () => {
  server()
  const { user } = await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  await user.click(await title())
  await user.paste('x'.repeat(301))
  expect(field('Titolo')).toHaveProperty('value.length', 300)
})

test.each([
  ['who only reads the calendar', reading('calendar.own'), 'active'],
  ['who plans for a closed dossier', held, 'closed'],
] as const)('%s finds no form', async (_who, permissions, status) => {
  answerReads([...permissions], { [`GET /api/dossiers/${dossierId}`]: someDossier({ status }) })
  await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Titolo' })).toBeNull()
})

test('for a client who is missing shows the page of an unknown address', async () => {
  const body = { code: 'not_found', detail: 'Non trovato.', errors: [] }
  answerReads(held, { [`GET /api/dossiers/${dossierId}`]: () => ({ status: 404, body }) })
  await showPage(`/plan/tasks/new?dossierId=${dossierId}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible()
})

test('a time that was drawn in the calendar stands in the form', async () => {
  server()
  await showPage('/plan/tasks/new?date=2026-11-27&end_date=2026-11-27&start_time=10:15&end_time=11:45')
  expect(await screen.findByRole('textbox', { name: 'Giorno' })).toHaveValue('27.11.2026')
  expect(screen.getByRole('textbox', { name: 'Dalle' })).toHaveValue('10:15')
  expect(screen.getByRole('textbox', { name: 'Alle' })).toHaveValue('11:45')
})

describe('what a care plan puts on the calendar', () => {
  const toDo = someMeasure({ text: 'Controllare la luce notturna', frequency: 1, period: 7 })
  const visits = someMeasure({ text: 'Medicazione', serviceId: newId(), frequency: 3, period: 7 })
  const plan = someCarePlan({ dossierId, problems: [someProblem({ measures: [toDo, visits] })] })
  const show = async (measureId: string) => {
    const sent = answerReads(held, {
      'POST /api/tasks/create_task': stored,
      [`GET /api/dossiers/${dossierId}/care_plans/${plan._id}`]: plan,
    })
    const address = `/plan/tasks/new?dossierId=${dossierId}&carePlanId=${plan._id}&measureId=${measureId}`
    const { user } = await showPage(address)
    return { user, written: () => sent.find(isWrite)?.body }
  }

  test('a measure without a service begins a to-do that says of which measure it is, once a week', async () => {
    const { user, written } = await show(toDo._id)
    expect(await title(), 'the title names nobody').toHaveValue('Controllare la luce notturna')
    expect(fold('Compito')).toBeVisible()
    expect(written(), 'nothing is planned before it is saved').toBeUndefined()
    await user.click(save())
    await vi.waitFor(() =>
      expect(written()).toMatchObject({
        type: 'task',
        client: null,
        operators: [somebody()._id],
        repeat: { rule: 'FREQ=WEEKLY;BYDAY=FR', until: '2027-02-20' },
        measure: { dossierId, carePlanId: plan._id, measureId: toDo._id },
      }),
    )
  })

  test('one with a service begins visits of the client', async () => {
    const { user, written } = await show(visits._id)
    expect(await title()).toHaveValue('Medicazione')
    await user.click(save())
    await vi.waitFor(() =>
      expect(written()).toMatchObject({
        type: 'client',
        client: dossierId,
        repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU,FR,SU' },
      }),
    )
  })

  test('one that is gone begins like any other visit', async () => {
    await show(newId())
    expect(await title()).toHaveValue('')
    expect(fold(isVisit)).toBeVisible()
  })
})
