import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { noSums } from '@vicino/domain/testing/no-sums.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someClash } from '@vicino/domain/testing/some-clash.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'

const meanwhile = /^Nel frattempo qualcun altro ha salvato/
const before = someTask({ started_at: '2026-11-20T07:10:00.000Z' })
const theirs = { ...before, version: 2, title: 'Medicazione gamba', description: 'Portare le garze' }
const path = `/api/tasks/${before._id}`

function server(answer: (call: SentCall) => object, task = before) {
  const sent = answerReads(writing('dossier.list', 'calendar.own', 'calendar.plan_all'), {
    [`GET ${path}`]: task,
    [`PATCH ${path}`]: answer,
  })
  return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
}

const open = () => showPage(`/plan/tasks/${before._id}/edit`)
const title = () => screen.findByRole('textbox', { name: 'Titolo' })
const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Salva' })
const taken = () => ({ body: { ...before, version: 3 } })

test('only what became different is sent: begin and end of the visit stay as they are', async () => {
  const patched = server(taken)
  const { user, address } = await open()
  expect(await title()).toHaveValue('Medicazione')
  await user.type(await title(), ' gamba')
  await user.click(save())
  await expect.poll(patched).toEqual([{ version: 1, title: 'Medicazione gamba' }])
  await expect.poll(address).toBe(`/plan/tasks/${before._id}`)
})

test('of what is begun time and people are told and not asked', async () => {
  server(taken)
  await open()
  await title()
  expect(screen.getByText(/^La visita è iniziata o conclusa/)).toBeVisible()
  for (const name of ['Giorno', 'Dalle']) expect(screen.queryByRole('textbox', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Aggiungi operatore' })).toBeNull()
})

test('another day is sent with its end', async () => {
  const patched = server(taken, someTask())
  const { user } = await open()
  await title()
  await user.clear(field('Giorno'))
  await user.type(field('Giorno'), '24.11.2026')
  await user.click(save())
  await expect.poll(patched).toEqual([{ version: 1, date: '2026-11-24', end_date: '2026-11-24' }])
})

test('a visit whose day has come is put off to tomorrow by one tap', async () => {
  const today = todayIn(new Date().toISOString())
  const tomorrow = addDays(today, 1)
  const due = someTask({ date: today, end_date: today })
  const patched = server(taken, due)
  const { user } = await open()
  await title()
  await user.click(screen.getByRole('button', { name: 'Domani' }))
  expect(field('Giorno')).toHaveValue(formatIn('it').day(tomorrow))
  await user.click(save())
  await expect.poll(patched).toEqual([{ version: 1, date: tomorrow, end_date: tomorrow }])
})

test('another begin takes the end along', async () => {
  const patched = server(taken, someTask())
  const { user } = await open()
  await title()
  await user.clear(field('Dalle'))
  await user.type(field('Dalle'), '10:30{Enter}')
  await expect.poll(patched).toEqual([{ version: 1, start_time: '10:30', end_time: '11:15' }])
})

test('what one alone changed merges by itself; of what both changed each is chosen', async () => {
  const stale = {
    status: 409,
    body: { code: 'stale', detail: 'Versione vecchia.', errors: [], current: theirs },
  }
  const answers = [() => stale, taken]
  const patched = server(() => answers.shift()!())
  const { user } = await open()
  await user.type(await title(), ' piede')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questo appuntamento' }))
  expect(sheet.queryByRole('group', { name: 'Descrizione' })).toBeNull()
  expect(sheet.getByRole('button', { name: 'Ancora 1 campo da scegliere' })).toBeDisabled()
  const titles = within(sheet.getByRole('group', { name: 'Titolo' }))
  await user.click(titles.getByRole('radio', { name: /Quello che ho scritto io/ }))
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(() => patched()[1]).toEqual({ version: 2, title: 'Medicazione piede' })
})

test('a refusal after a choice between two versions is read at its field, with nothing above it', async () => {
  const stale = { code: 'stale', detail: 'Versione vecchia.', errors: [], current: theirs }
  const errors = [{ path: 'title', code: 'too_long', message: 'Il testo è troppo lungo.' }]
  const refused = { code: 'unprocessable', detail: 'Controllare i campi segnalati.', errors }
  const answers = [
    { status: 409, body: stale },
    { status: 422, body: refused },
  ]
  server(() => answers.shift()!)
  const { user } = await open()
  await user.type(await title(), ' piede')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questo appuntamento' }))
  const titles = within(sheet.getByRole('group', { name: 'Titolo' }))
  await user.click(titles.getByRole('radio', { name: /Quello che ho scritto io/ }))
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  expect(await screen.findByText('Il testo è troppo lungo.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(await title())
})

test('a visit that ends by its form with open doses asks for the reason why they stay open', async () => {
  const dose = {
    drugId: '01a1fc0a-5a3b-7006-9c68-eb853133fd70',
    drug_version: 1,
    name: 'Torasemide',
    modality: 'OS',
    dose_unit: 'tablet',
    dose_scale: null,
    comments: 'Non dare se polso sotto 50',
    dose: 1,
    day: before.date,
    moment: 'morning',
    change_on: null,
    answer: null,
  }
  const refusal = { code: 'doses_open', detail: 'Dosi aperte.', errors: [], current: [dose] }
  const answers = [() => ({ status: 409, body: refusal }), taken]
  const patched = server(() => answers.shift()!())
  const { user, address } = await open()
  await user.type(await title(), ' gamba')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Prima di concludere' }))
  expect(sheet.getByText('Torasemide')).toBeVisible()
  expect(sheet.getByText('Non dare se polso sotto 50')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'La dà un familiare' }))
  await user.click(sheet.getByRole('button', { name: 'Termina con dosi aperte' }))
  await expect
    .poll(() => patched()[1])
    .toMatchObject({ title: 'Medicazione gamba', confirm_open_doses: { reason: 'La dà un familiare' } })
  await expect.poll(address).toBe(`/plan/tasks/${before._id}`)
})

test('an edit that came from its task leaves one step back, to where the task was opened', async () => {
  server(taken)
  const { user, address, pagesBelow } = await showPage(`/plan/tasks/${before._id}`)
  await user.click(await screen.findByRole('link', { name: 'Modifica' }))
  await user.type(await title(), ' gamba')
  expect(pagesBelow()).toBe(1)
  await user.click(save())
  await expect.poll(address).toBe(`/plan/tasks/${before._id}`)
  expect(pagesBelow()).toBe(0)
})

test('who may not change it finds no form', async () => {
  answerReads(reading('calendar.own'), { [`GET ${path}`]: before })
  await open()
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test('an open form says that somebody saved meanwhile, and keeps what is typed', async () => {
  let now = before
  answerReads(writing('dossier.list', 'calendar.own'), { [`GET ${path}`]: () => ({ body: now }) })
  const { user, hearNews } = await open()
  await user.type(await title(), ' piede')
  await hearNews()
  expect(screen.queryByText(meanwhile)).toBeNull()
  now = theirs
  await hearNews()
  expect(await screen.findByText(meanwhile)).toBeVisible()
  expect(await title()).toHaveValue('Medicazione piede')
})

describe('of a series', () => {
  const today = { date: '2026-11-23', end_date: '2026-11-23' }
  const series = {
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd50',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    until: '2026-12-14',
    count: null,
    skip_holidays: false,
    last_day: '2026-12-14',
  }
  const visit = someTask({ ...today, series })

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
    return () => vi.useRealTimers()
  })

  const told = {
    state: 'as-it-was',
    sums: { ...noSums, changed: 3, substitutions: 1, past: 2 },
    landing: [] as object[],
  }
  /** What is sent beside a change of more than one visit. */
  const named = { change: expect.any(String), series_state: told.state }

  beforeEach(() => {
    told.sums.removed = 0
    told.landing = []
  })

  function serverOf(...answers: object[]) {
    const sent = answerReads(writing('dossier.list', 'calendar.own'), {
      [`GET ${path}`]: visit,
      [`POST ${path}/series_preview`]: ({ body }: { body: unknown }) => {
        const { substitutes } = body as { substitutes?: string }
        const substitutions = substitutes === 'usual' ? 0 : told.sums.substitutions
        return { body: { ...told, sums: { ...told.sums, substitutions } } }
      },
      [`POST ${path}/undo_series_change`]: () => answers.shift() ?? { body: visit },
      [`PATCH ${path}`]: () => answers.shift() ?? { body: { ...visit, version: 2 } },
    })
    return () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  }
  const scope = async () => within(await screen.findByRole('dialog', { name: 'Fa parte di una serie' }))

  it.each([
    ['Solo questo', { version: 1, title: 'Medicazione gamba' }],
    ['Questo e i seguenti', { version: 1, title: 'Medicazione gamba', scope: 'following', ...named }],
    ['Tutta la serie', { version: 1, title: 'Medicazione gamba', scope: 'all', ...named }],
  ])('a change reaches as far as is said: %s', async (choice, body) => {
    const patched = serverOf()
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const sheet = await scope()
    expect(patched()).toEqual([])
    await user.click(sheet.getByRole('radio', { name: choice }))
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    await expect.poll(patched).toEqual([body])
  })

  it('nothing is sent where one goes back, and nothing typed is lost', async () => {
    const patched = serverOf()
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    await user.click((await scope()).getByRole('button', { name: 'Indietro' }))
    expect(await title()).toHaveValue('Medicazione gamba')
    expect(patched()).toEqual([])
  })

  it('how this visit went is said of it alone', async () => {
    const patched = serverOf()
    const { user } = await open()
    await title()
    await user.click(screen.getByRole('heading', { name: 'Stato e descrizione' }))
    await user.click(screen.getByRole('button', { name: 'Eseguita' }))
    await user.click(save())
    await expect.poll(patched).toEqual([{ version: 1, status: 'completed' }])
  })

  it('another rule holds for several', async () => {
    const patched = serverOf()
    const { user } = await open()
    await title()
    const end = await screen.findByRole('textbox', { name: 'Ultimo giorno della serie' })
    expect(end).toHaveValue('14.12.2026')
    expect(within(screen.getByRole('combobox', { name: 'Si ripete' })).queryByText('Mai')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'gio' }))
    await user.click(save())
    const sheet = await scope()
    expect(sheet.queryByRole('radio', { name: 'Solo questo' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: '2026-12-14', skip_holidays: false }
    await expect.poll(patched).toEqual([{ version: 1, scope: 'following', repeat, ...named }])
  })

  it('another end alone asks nothing: what stands stays, and the rest goes on from here', async () => {
    const patched = serverOf()
    const { user } = await open()
    await title()
    const end = await screen.findByRole('textbox', { name: 'Ultimo giorno della serie' })
    await user.clear(end)
    await user.type(end, '04.01.2027')
    await user.click(save())
    const repeat = { rule: series.rule, until: '2027-01-04', skip_holidays: false }
    await expect.poll(patched).toEqual([{ version: 1, scope: 'following', repeat, ...named }])
  })

  it('a sooner end says first what it takes off', async () => {
    told.sums.removed = 2
    const patched = serverOf()
    const { user } = await open()
    await title()
    const end = await screen.findByRole('textbox', { name: 'Ultimo giorno della serie' })
    await user.clear(end)
    await user.type(end, '01.12.2026')
    await user.click(save())
    const sheet = await scope()
    expect(await sheet.findByText(/2 rimosse/)).toBeVisible()
    expect(patched()).toEqual([])
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    await expect.poll(patched).toMatchObject([{ scope: 'following', repeat: { until: '2026-12-01' } }])
  })

  it('says before what a change does, and one tap takes all of it back', async () => {
    const patched = serverOf()
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const sheet = await scope()
    expect(sheet.queryByText(/modificate/)).toBeNull()
    await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
    const words = '3 modificate, 1 sostituzione mantenuta, 2 passate restano'
    expect(await sheet.findByText(words)).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText(`Serie salvata: ${words}`)).toBeInTheDocument()
    const [{ change }] = patched() as [{ change: string }]
    await user.click(screen.getByRole('button', { name: 'Annulla', hidden: true }))
    expect(await screen.findByText('Tutta la serie è come prima')).toBeInTheDocument()
    expect(change).toEqual(expect.any(String))
  })

  it('an undo that comes too late says so', async () => {
    const detail = 'È troppo tardi per annullare.'
    const body = { status: 409, code: 'undo_too_late', detail, errors: [], requestId: 'r' }
    serverOf({ body: { ...visit, version: 2 } }, { status: 409, body })
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const sheet = await scope()
    await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    await screen.findByText(/^Serie salvata/)
    await user.click(screen.getAllByRole('button', { name: 'Annulla', hidden: true }).at(-1)!)
    expect(await screen.findByText(/troppo tardi per annullare/)).toBeInTheDocument()
    expect(screen.queryByText('Tutta la serie è come prima')).toBeNull()
  })

  it('a substitute who would land on another day is asked about', async () => {
    const anna = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd66', name: 'Anna Alberti', avatar: null }
    told.landing = [{ _id: visit._id, from: '2026-11-30', to: '2026-12-01', operators: [anna] }]
    const patched = serverOf()
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const sheet = await scope()
    await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
    expect(await sheet.findByText('Anna Alberti, lun 30 nov → mar 1 dic')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    expect(sheet.getByText('Scegliere una possibilità.')).toBeVisible()
    expect(patched()).toEqual([])
    expect(sheet.getByText(/1 sostituzione mantenuta/)).toBeVisible()
    await user.click(sheet.getByRole('radio', { name: 'Va la persona abituale' }))
    expect(await sheet.findByText('3 modificate, 2 passate restano')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    await expect.poll(patched).toMatchObject([{ scope: 'all', substitutes: 'usual' }])
  })

  it('a visit that was moved by itself may be written in', async () => {
    const moved = { ...visit, date: '2026-11-24', end_date: '2026-11-24' }
    const sent = answerReads(writing('dossier.list', 'calendar.own'), {
      [`GET ${path}`]: moved,
      [`PATCH ${path}`]: { ...moved, version: 2 },
    })
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    await user.click((await scope()).getByRole('button', { name: 'Salva' }))
    await expect
      .poll(() => sent.find(({ method }) => method === 'PATCH')?.body)
      .toEqual({ version: 1, title: 'Medicazione gamba' })
  })

  it('another day takes the rule along without a word: the server moves it', async () => {
    const patched = serverOf()
    const { user } = await open()
    await title()
    await user.clear(field('Giorno'))
    await user.type(field('Giorno'), '24.11.2026')
    await user.tab()
    expect(await screen.findByRole('button', { name: 'mar' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(save())
    const sheet = await scope()
    await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
    await expect
      .poll(patched)
      .toEqual([{ version: 1, scope: 'all', date: '2026-11-24', end_date: '2026-11-24', ...named }])
  })

  it('every clash of every day is named, and the reason goes with the same reach', async () => {
    const dates = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2027-01-04']
    const clashes = dates.map((date, at) => ({
      _id: `01a1fc0a-5a3b-7006-9c68-eb853133fe0${at}`,
      title: 'Bagno',
      type: 'client',
      date,
      end_date: date,
      start_time: '08:00',
      end_time: '09:00',
      full_day: false,
      client: null,
      operators: [],
      shared: ['operator'],
    }))
    const body = { code: 'overlap', detail: 'Si sovrappone.', errors: [], current: { clashes, answered: [] } }
    const patched = serverOf({ status: 409, body })
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const asked = await scope()
    await user.click(asked.getByRole('radio', { name: 'Questo e i seguenti' }))
    await user.click(asked.getByRole('button', { name: 'Salva' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
    expect(sheet.getByText('Appuntamenti già nello stesso orario: 5')).toBeVisible()
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject([
      expect.stringContaining('lun 23 nov, 08:00–09:00'),
      expect.stringContaining('lun 30 nov'),
      expect.stringContaining('lun 7 dic'),
      expect.stringContaining('lun 14 dic'),
      expect.stringContaining('lun 4 gen 2027'),
    ])
    await user.type(sheet.getByRole('textbox', { name: 'Motivo' }), 'In due')
    await user.click(sheet.getByRole('button', { name: 'Salva lo stesso' }))
    await expect
      .poll(() => patched()[1])
      .toMatchObject({ scope: 'following', confirm_overlap: { reason: 'In due' } })
  })

  it('who goes back from an overlap is asked again how far it reaches, then stands in the form', async () => {
    const patched = serverOf({ status: 409, body: refusedOverlap })
    const { user } = await open()
    await user.type(await title(), ' gamba')
    await user.click(save())
    const asked = await scope()
    await user.click(asked.getByRole('radio', { name: 'Tutta la serie' }))
    await user.click(asked.getByRole('button', { name: 'Salva' }))
    const back = async (name: string) => {
      const sheet = within(await screen.findByRole('dialog', { name }))
      await user.click(sheet.getByRole('button', { name: 'Indietro' }))
    }
    await back('Sovrapposizione')
    expect(screen.queryByRole('dialog', { name: 'Sovrapposizione' })).toBeNull()
    await back('Fa parte di una serie')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await title()).toHaveValue('Medicazione gamba')
    expect(patched()).toHaveLength(1)
    await user.click(save())
    const again = await scope()
    await user.click(again.getByRole('radio', { name: 'Solo questo' }))
    await user.click(again.getByRole('button', { name: 'Salva' }))
    await expect.poll(() => patched()[1]).toEqual({ version: 1, title: 'Medicazione gamba' })
  })
})

const refusedOverlap = {
  code: 'overlap',
  detail: 'Si sovrappone.',
  errors: [],
  current: { clashes: [someClash()], answered: [] },
}

it('who goes back from the overlap of one visit stands in the form, with all that is typed', async () => {
  const answers: object[] = [{ status: 409, body: refusedOverlap }]
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: someTask(),
    [`PATCH ${path}`]: () => answers.shift() ?? { body: { ...someTask(), version: 2 } },
  })
  const { user } = await open()
  await user.type(await title(), ' gamba')
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await user.click(sheet.getByRole('button', { name: 'Indietro' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await title()).toHaveValue('Medicazione gamba')
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

it('a visit that stands alone may become the first of a series', async () => {
  const lone = someTask({ date: '2199-11-21', end_date: '2199-11-21' })
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: lone,
    [`PATCH ${path}`]: { ...lone, version: 2 },
  })
  const { user } = await open()
  await title()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Si ripete' }), 'Ogni giorno')
  await user.click(save())
  await expect
    .poll(() => sent.find(({ method }) => method === 'PATCH')?.body)
    .toEqual({ version: 1, repeat: { rule: 'FREQ=DAILY', until: '2200-02-21', skip_holidays: false } })
})

it('from what is begun no series is made', async () => {
  server(taken)
  await open()
  await title()
  expect(screen.queryByRole('combobox', { name: 'Si ripete' })).toBeNull()
})
