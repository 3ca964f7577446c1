import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { someClash } from '@vicino/domain/testing/some-clash.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { someService } from '@vicino/domain/testing/some-catalogue.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SentCall } from '../../testing/answer-calls.ts'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { forgetActs } from '../undo/plan-acts.ts'

beforeEach(() => {
  forgetActs()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const dossier = someDossier()
const { _id, status, suspension, warnings, client } = dossier
const listed = {
  _id,
  status,
  suspension,
  warnings,
  client: { ...client, city: null },
  next_visit: null,
  last_visit: null,
}
const wash = someService({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe01',
  name: 'Igiene',
  code: '1',
  duration: 25,
})

const stored = ({ body }: SentCall) => {
  const sent = body as { _id: string; title: string }
  return { status: 201, body: someTask({ _id: sent._id, title: sent.title }) }
}

function server(create: (call: SentCall) => object = stored, more: Record<string, unknown> = {}) {
  const sent = answerReads(writing('dossier.list', 'calendar.own', 'prescription.read'), {
    'GET /api/tasks/all_tasks': [],
    'GET /api/dossiers/all_dossiers': { items: [listed], page: 1, limit: 10, total: 1, more: false },
    'GET /api/services': { items: [wash], page: 1, limit: 100, total: 1, more: false },
    'POST /api/tasks/create_task': create,
    [`GET /api/dossiers/${_id}/prescriptions/balance`]: [],
    ...more,
  })
  return () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
}

/** A click of a mouse at ten; happy-dom lays nothing out. */
async function clickAtTen() {
  const shown = await showPage('/plan?view=day')
  const calendar = await screen.findByRole('region', { name: 'Calendario' })
  const column = calendar.querySelector<HTMLElement>('[data-column="2026-11-20"]')!
  calendar.getBoundingClientRect = () => new DOMRect(0, 0, 700, 900)
  column.parentElement!.getBoundingClientRect = () => new DOMRect(0, 0, 700, 1440)
  const at = { clientX: 250, clientY: 600, button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' }
  fireEvent.pointerDown(column, at)
  fireEvent.pointerUp(column, at)
  fireEvent.click(column, at)
  const popover = within(await screen.findByRole('dialog', { name: 'Nuovo appuntamento' }))
  return { ...shown, popover }
}

async function pickClient({ user, popover }: Awaited<ReturnType<typeof clickAtTen>>) {
  await user.click(await popover.findByRole('button', { name: new RegExp(dossier.client.name) }))
}

test('client and services make the visit, and Enter saves it', async () => {
  const posted = server()
  const shown = await clickAtTen()
  const { user, popover } = shown
  await pickClient(shown)
  await user.click(popover.getByRole('button', { name: 'Scegli prestazioni' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Prestazioni' }))
  await user.click(await picker.findByRole('button', { name: /Igiene/ }))
  await user.click(picker.getByRole('button', { name: 'Continua' }))
  expect(popover.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Igiene')
  expect(popover.getByRole('textbox', { name: 'Alle' })).toHaveValue('10:25')
  expect(await popover.findByText('In questo giorno nessuna prescrizione è valida.')).toBeVisible()
  expect(document.querySelector('[data-tone="primary"] b')).toHaveTextContent('10:00–10:25')
  expect(popover.getByRole('button', { name: 'Salva' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await expect.poll(posted).toMatchObject([
    {
      title: 'Igiene',
      client: dossier.client._id,
      date: '2026-11-20',
      start_time: '10:00',
      end_time: '10:25',
      services: [{ serviceId: wash._id, duration: 25 }],
    },
  ])
  expect(await screen.findByText('Appuntamento salvato')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('nothing typed, Escape closes it; else it asks', async () => {
  server()
  const shown = await clickAtTen()
  const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Nuovo appuntamento' })
  await pickClient(shown)
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  const question = within(await screen.findByRole('dialog', { name: 'Chiudere senza salvare?' }))
  await shown.user.click(question.getByRole('button', { name: 'Resta qui' }))
  expect(dialog()).toBeInTheDocument()
  fireEvent(dialog(), new Event('cancel', { cancelable: true }))
  await shown.user.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a draft of before is taken up where it was drawn, and a slip throws nothing of it away', async () => {
  const kept = { title: 'Bagno', client: dossier.client, start_time: '08:00', end_time: '09:00' }
  const saved_at = '2026-11-20T06:00:00.000Z'
  const sent = server(stored, {
    'GET /api/users/me/drafts': [{ key: 'task.new', saved_at }],
    'GET /api/users/me/drafts/task.new': { value: kept, saved_at },
  })
  const { popover } = await clickAtTen()
  expect(await popover.findByDisplayValue('Bagno')).toBeInTheDocument()
  expect(await popover.findByDisplayValue('10:00')).toBeInTheDocument()
  const dialog = screen.getByRole('dialog', { name: 'Nuovo appuntamento' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
})

test('by keyboard alone: a name, down to whom it finds, and Enter saves', async () => {
  const posted = server()
  const { user, popover } = await clickAtTen()
  await popover.findByRole('button', { name: new RegExp(dossier.client.name) })
  expect(popover.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(popover.getByRole('button', { name: new RegExp(dossier.client.name) })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(popover.getByRole('button', { name: 'Salva' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await expect.poll(posted).toMatchObject([{ client: dossier.client._id }])
})

test('Enter saves from the repetition too, and with Ctrl from a button', async () => {
  const posted = server(() => ({ status: 422, body: { status: 422, code: 'unprocessable', errors: [] } }))
  const shown = await clickAtTen()
  const { user, popover } = shown
  await pickClient(shown)
  popover.getByRole('combobox', { name: 'Si ripete' }).focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => posted().length).toBe(1)
  await waitFor(() => expect(popover.getByRole('button', { name: 'Salva' })).toBeEnabled())
  popover.getByRole('button', { name: 'Scegli prestazioni' }).focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => posted().length).toBe(2)
})

test('the whole form goes on with what is written', async () => {
  server()
  const shown = await clickAtTen()
  await shown.user.click(shown.popover.getByRole('button', { name: 'Modulo completo' }))
  await expect.poll(shown.address).toMatch(/^\/plan\/tasks\/new/)
  expect(await screen.findByRole('textbox', { name: 'Dalle' })).toHaveValue('10:00')
})

/** What the server answers to a visit at an hour that is taken. */
const overlap = {
  status: 409,
  body: {
    status: 409,
    code: 'overlap',
    detail: 'Si sovrappone.',
    errors: [],
    requestId: 'r',
    current: { clashes: [someClash({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd42' })], answered: [] },
  },
}

test('an overlap asks for its reason, or takes the next free quarter', async () => {
  const answers = [() => overlap, stored]
  const posted = server(call => answers.shift()!(call))
  const shown = await clickAtTen()
  await pickClient(shown)
  await shown.user.click(shown.popover.getByRole('button', { name: 'Salva' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await shown.user.click(await sheet.findByRole('button', { name: /Alle 10:15–11:15/ }))
  await expect.poll(posted).toMatchObject([
    { start_time: '10:00', end_time: '11:00' },
    { start_time: '10:15', end_time: '11:15' },
  ])
})

test('of a series it says which days are busy, and leaves them out', async () => {
  const answers = [() => overlap, stored]
  const created: unknown[] = []
  server(
    call => {
      created.push(call.body)
      return answers.shift()!(call)
    },
    {
      'POST /api/tasks/weigh_series': {
        days: 9,
        busy: [
          {
            place: '2026-11-27',
            date: '2026-11-27',
            operators: [],
            staying: [],
            client: true,
            stands: false,
          },
        ],
        time: null,
        colleagues: [],
      },
    },
  )
  const shown = await clickAtTen()
  const { user, popover } = shown
  await pickClient(shown)
  await user.selectOptions(popover.getByRole('combobox', { name: 'Si ripete' }), 'weekly')
  expect(await popover.findByText(/Date già occupate: 1 di 9. ven 27 nov, /)).toBeVisible()
  await user.click(popover.getByRole('button', { name: 'Salva' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sovrapposizione' }))
  await user.click(await sheet.findByRole('button', { name: /Salta le date occupate/ }))
  await expect
    .poll(() => created)
    .toMatchObject([
      { repeat: { rule: expect.stringMatching('WEEKLY') } },
      { repeat: {}, apart: [{ date: '2026-11-27', operators: null }] },
    ])
})
