import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'

const { dossierId } = someReading()
const path = `/api/dossiers/${dossierId}/clinical_parameters`

function server(answer?: object, draft: object | null = null, more: Record<string, unknown> = {}) {
  const sent = answerReads(writing('parameters.read', 'parameters.write', 'calendar.own'), {
    [`POST ${path}/create`]: ({ body }: { body: unknown }) =>
      answer ?? { status: 201, body: someReading(body as object) },
    [`GET ${path}/get_clinical_parameters`]: [someReading()],
    [`GET ${path}/latest`]: [],
    [`GET /api/users/me/drafts/vitals.new.${dossierId}`]: draft,
    ...more,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

const open = () => showPage(`/dossier/${dossierId}/activity/vital_parameters`)
const field = (label: string) => screen.findByRole('textbox', { name: label })
const save = () => screen.getByRole('button', { name: 'Salva' })

test('who may only read is told so, and who may not even that is told that it is not for her', async () => {
  answerReads(reading('parameters.read'), {})
  await open()
  expect(await screen.findByText('Sola lettura')).toBeVisible()
  cleanup()
  answerReads(reading('calendar.own'), {})
  await open()
  expect(await screen.findByText('Non previsto per il suo ruolo')).toBeVisible()
})

test('the quick form sends the record under its own names, and nothing of what was not measured', async () => {
  const posted = server()
  const { user } = await open()
  const first = await field('Massima')
  await expect.poll(() => document.activeElement).toBe(first)
  expect(save()).toBeDisabled()
  await user.type(await field('Massima'), '136')
  expect(save()).toBeEnabled()
  await user.clear(await field('Massima'))
  expect(save()).toBeDisabled()
  await user.type(await field('Massima'), '136')
  await user.type(await field('Minima'), '84')
  await user.type(await field('Temperatura'), '36,5')
  await user.click(screen.getByRole('button', { name: 'Aria ambiente' }))
  await user.click(screen.getByRole('button', { name: 'irregolare' }))
  await user.click(save())
  await expect.poll(posted).toEqual([
    {
      _id: expect.any(String),
      measured_at: expect.any(String),
      bp_max: 136,
      bp_min: 84,
      temperature: 36.5,
      sat_o2_quantity: 0,
      hr_irregular: true,
      note: '',
    },
  ])
})

test('a dangerous value is no green toast: its sheet stays until something was done', async () => {
  const alarm = { hr: 34, critical: ['hr' as const] }
  const tasks: unknown[] = []
  const posted = server(undefined, null, {
    [`POST ${path}/create`]: ({ body }: { body: object }) => ({
      status: 201,
      body: someReading({ ...body, ...alarm }),
    }),
    'POST /api/tasks/create_task': ({ body }: { body: object }) => {
      tasks.push(body)
      return { status: 201, body: someTask(body) }
    },
  })
  const { user } = await open()
  await user.type(await field('Polso'), '34')
  await user.click(save())
  const sheet = await screen.findByRole('dialog', { name: 'Valore critico: Maria Bianchi' })
  expect(sheet).toHaveTextContent('Polso 34/min')
  expect(sheet).toHaveTextContent('Chiamare subito il medico.')
  expect(within(sheet).getByRole('link', { name: 'Chiama il 144' })).toHaveAttribute('href', 'tel:144')
  expect(sheet).toHaveTextContent('Se ha dolore al petto o peggiora:')
  const repeats = within(sheet).getByRole('group', { name: 'Ripeti tra' })
  expect(
    within(repeats)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['5 min', '15 min', '30 min', '1 h'])
  expect(within(sheet).getByRole('button', { name: 'Chiudi' })).toBeDisabled()
  expect(screen.queryByText('Parametri salvati')).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: '30 min' }))
  expect(await within(sheet).findByText(/Da ripetere alle/)).toBeVisible()
  expect(tasks).toMatchObject([
    {
      type: 'reminder',
      title: 'Ripetere i parametri: Maria Bianchi',
      description: expect.stringContaining('Polso 34/min'),
    },
  ])
  expect(posted()).toHaveLength(2)
  const [close] = within(sheet).getAllByRole('button', { name: 'Chiudi' })
  await user.click(close!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the sheet hands over, and writes down that the doctor was called', async () => {
  const changes: object[] = []
  server(undefined, null, {
    [`POST ${path}/create`]: () => ({
      status: 201,
      body: someReading({ consciousness: 'U', critical: ['consciousness'], note: 'A terra' }),
    }),
    [`PATCH ${path}/${someReading()._id}`]: ({ body }: { body: object }) => {
      changes.push(body)
      const row = { consciousness: 'U' as const, critical: ['consciousness' as const] }
      return { status: 200, body: someReading({ ...row, ...body, version: 1 + changes.length }) }
    },
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Non risponde' }))
  await user.click(screen.getByRole('switch', { name: /In consegna/ }))
  await user.click(screen.getByRole('switch', { name: /In consegna/ }))
  await user.click(save())
  const sheet = await screen.findByRole('dialog', { name: /Valore critico/ })
  expect(sheet).toHaveTextContent('Possibile emergenza: valutare subito il 144.')
  await user.click(within(sheet).getByRole('button', { name: 'Annota: medico chiamato' }))
  expect(await within(sheet).findByText(/Medico chiamato alle/)).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: 'Metti in consegna' }))
  expect(await within(sheet).findByText('In consegna')).toBeVisible()
  expect(changes).toEqual([
    { version: 1, note: expect.stringMatching(/^A terra\nMedico chiamato alle \d\d:\d\d\.$/) },
    { version: 2, handover: true },
  ])
  await user.click(within(sheet).getAllByRole('button', { name: 'Chiudi' })[0]!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the quick form hands over', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Polso'), '72')
  await user.click(screen.getByRole('switch', { name: /In consegna/ }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ hr: 72, handover: true }])
})

test('what a draft brought back is written anew by the first key, not gone on with', async () => {
  server(undefined, { value: { bp_max: 136 }, saved_at: '2026-11-20T07:20:00.000Z' })
  const { user } = await open()
  const first = await field('Massima')
  expect(first).toHaveValue('136')
  await expect.poll(() => document.activeElement).toBe(first)
  await user.keyboard('142')
  expect(first).toHaveValue('142')
})

const kept = (time: string) => ({
  value: { heart_rate: 72, date: '2026-11-20', time, hour: null },
  saved_at: '2026-11-20T07:30:00.000Z',
})

test('a draft of an hour ago keeps its time and says so: one tap makes it now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:40:00.000Z') })
  const posted = server(undefined, kept('08:30'))
  const { user } = await open()
  const clock = await field('Ora')
  expect(clock).toHaveValue('08:30')
  expect(screen.getByText(/^L'ora scritta qui è di 1 h 10 min fa/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Adesso, 09:40' }))
  expect(clock).toHaveValue('09:40')
  expect(screen.queryByText(/^L'ora scritta qui/)).toBeNull()
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ hr: 72, measured_at: '2026-11-20T08:40:00.000Z' }])
})

test('a form that waited measures from its first value on, and says how long ago that was', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T07:00:00.000Z') })
  server()
  const { user } = await open()
  const clock = await field('Ora')
  expect(clock).toHaveValue('08:00')
  vi.setSystemTime('2026-11-20T08:30:00.000Z')
  await user.click(screen.getByRole('button', { name: 'Vigile' }))
  expect(await screen.findByDisplayValue('09:30')).toBeVisible()
  vi.setSystemTime('2026-11-20T09:10:00.000Z')
  await user.type(await field('Polso'), '72')
  await user.tab()
  expect(await screen.findByText(/^L'ora scritta qui è di 40 min fa/)).toBeVisible()
})

test('a time that is typed over the one of the draft, or is of just now, is not asked about', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:40:00.000Z') })
  const posted = server(undefined, kept('09:35'))
  const { user } = await open()
  const clock = await field('Ora')
  expect(screen.queryByText(/^L'ora scritta qui/)).toBeNull()
  await user.clear(clock)
  await user.type(clock, '8:15')
  expect(screen.queryByText(/^L'ora scritta qui/)).toBeNull()
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ measured_at: '2026-11-20T07:15:00.000Z' }])
})

test('half a pressure is said at its field, and nothing is sent', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Massima'), '136')
  await user.click(save())
  expect(await screen.findByText('Inserire sia la massima sia la minima.')).toBeVisible()
  expect(posted()).toEqual([])
})

test('what the server refuses is said in its words, and nothing typed is lost', async () => {
  const detail = 'Il dossier è chiuso e si può solo leggere.'
  server({
    status: 409,
    body: {
      type: 'about:blank',
      title: detail,
      status: 409,
      detail,
      code: 'dossier_closed',
      errors: [],
      requestId: 'r',
    },
  })
  const { user } = await open()
  await user.type(await field('Polso'), '72')
  await user.click(save())
  const toasts = await screen.findAllByRole('status')
  await expect.poll(() => toasts.some(one => one.textContent?.includes(detail))).toBe(true)
  expect(screen.getByRole('alert')).toHaveTextContent(detail)
  expect(await field('Polso')).toHaveValue('72')
})

afterEach(() => vi.useRealTimers())

test('in the night that has 02:30 twice it is asked which one is meant', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00.000Z') })
  const posted = server()
  const { user } = await open()
  await user.type(await field('Polso'), '72')
  const day = screen.getByRole('textbox', { name: /^Data/ })
  await user.clear(day)
  await user.type(day, '25.10.2026')
  const clock = screen.getByRole('textbox', { name: /^Ora/ })
  await user.clear(clock)
  await user.type(clock, '2:30')
  await user.click(save())
  expect(await screen.findByText("Quest'ora c'è due volte: dire quale.")).toBeVisible()
  expect(posted()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'La seconda volta (ora solare)' }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ hr: 72, measured_at: '2026-10-25T01:30:00.000Z' }])
})

test('in the second of the two hours another time is asked about, and not taken for one of the second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-25T01:37:00.000Z') })
  const posted = server()
  const { user } = await open()
  await user.type(await field('Polso'), '72')
  const second = screen.getByRole('button', { name: 'La seconda volta (ora solare)' })
  expect(second).toHaveAttribute('aria-pressed', 'true')
  const clock = screen.getByRole('textbox', { name: /^Ora/ })
  await user.clear(clock)
  await user.type(clock, '2:50')
  await user.click(save())
  expect(await screen.findByText("Quest'ora c'è due volte: dire quale.")).toBeVisible()
  expect(posted()).toEqual([])
})

test('what is typed one place beside its point is offered as it was meant, and save leads to the field', async () => {
  const posted = server()
  const { user } = await open()
  await user.type(await field('Temperatura'), '370')
  await user.click(save())
  expect(await field('Temperatura')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /Usa 42/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Usa 37.0' }))
  await user.click(save())
  await expect.poll(posted).toMatchObject([{ temperature: 37 }])
})

test('a digit more than is measured is told on leaving the field', async () => {
  server()
  const { user } = await open()
  await user.type(await field('Temperatura'), '36,55')
  await user.tab()
  expect(screen.getByText('Il valore ha troppe cifre decimali.')).toBeVisible()
})
