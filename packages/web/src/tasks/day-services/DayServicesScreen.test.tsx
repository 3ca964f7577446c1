import { noSums } from '@vicino/domain/testing/no-sums.ts'
import { clockAt } from '@vicino/domain/days/clock.ts'
import type { Appointment, DayServices } from '@vicino/domain/day-services/appointment.ts'
import type { VisitFit } from '@vicino/domain/prescriptions/visit-fits.contract.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { reading, someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const day = '2026-11-23'
const { _id: dossierId } = someDossier()
const path = `/api/dossiers/${dossierId}/planning/${day}`
const service_details = {
  code: '5002.340',
  group: '5002',
  letter: 'B',
  name: 'Medicazione',
  category: 'Ferite',
}

const visit = (at: number, changed: Partial<Appointment> = {}): Appointment => ({
  _id: `01a1fc0a-5a3b-7006-9c68-eb853133fd5${at}`,
  taskId: `01a1fc0a-5a3b-7006-9c68-eb853133fd5${at}`,
  day,
  end_date: day,
  initialTime: clockAt((at + 7) * 60),
  endTime: clockAt((at + 7) * 60 + 30),
  note: '',
  selectedServices: [
    { serviceId: '01a1fc0a-5a3b-7006-9c68-eb853133fd60', service_details, duration: 30, offered: true },
  ],
  totalDuration: 30,
  title: 'Medicazione',
  status: 'pending',
  operators: [],
  suspended_by_dossier: false,
  fixed: null,
  series_version: null,
  ...changed,
})
const dayOf = (version: number, ...appointments: Appointment[]): DayServices => ({
  day,
  version,
  totalDuration: appointments.length * 30,
  appointments,
})

/** A server whose day changes as the test says; saves are refused as stale while the day is another one. */
function server(first: DayServices, may = writing('dossier.list', 'calendar.own')) {
  let stands = first
  const sent = answerReads(may, {
    [`GET ${path}`]: () => ({ body: stands }),
    [`PUT ${path}`]: ({ body }: { body: unknown }) => {
      const { version } = body as { version: number }
      if (version === stands.version) return { body: stands }
      return { status: 409, body: { code: 'stale', detail: 'Cambiato.', errors: [], current: stands } }
    },
  })
  const written = () =>
    sent
      .filter(({ method, path: to }) => method === 'PUT' && to === path)
      .map(({ body }) => body as { version: number; appointments: { note: string; taskId?: string }[] })
  return { written, change: (plan: DayServices) => (stands = plan) }
}

const open = () => showPage(`/dossier/${dossierId}/planning_services?date=${day}`)
const card = async (when: string) =>
  within(await screen.findByRole('region', { name: `Appuntamento ${when}` }))
const save = () => screen.getByRole('button', { name: 'Salva' })

async function note(
  user: Awaited<ReturnType<typeof open>>['user'],
  when: string,
  words: string,
): Promise<void> {
  const at = await card(when)
  await user.click(at.getByRole('button', { name: 'Aggiungi una nota' }))
  await user.type(at.getByRole('textbox', { name: 'Nota' }), words)
}

test('a day that opens leaves the focus with the way through the days', async () => {
  server(dayOf(1, visit(1)))
  const { user } = await open()
  await card('08:00–08:30')
  const next = screen.getByRole('button', { name: 'Giorno seguente' })
  await user.click(screen.getByRole('button', { name: 'Giorno precedente' }))
  await user.click(next)
  await card('08:00–08:30')
  expect(next).toHaveFocus()
})

test('what is begun or somebody else plans is shown with its reason, and cannot be changed', async () => {
  const begun = visit(1, { fixed: 'record', status: 'completed' })
  server(dayOf(7, begun, visit(2, { fixed: 'others' }), visit(3)))
  await open()
  await card('10:00–10:30')
  expect(screen.getByText('Già registrata')).toBeVisible()
  expect(screen.getByText('La pianifica qualcun altro.')).toBeVisible()
  expect(screen.getAllByRole('region', { name: /^Appuntamento/ })).toHaveLength(1)
  expect(screen.getByText('Totale del giorno: 90 min')).toBeVisible()
})

test('a visit that was done says what week and month say of it', async () => {
  const begun = visit(1, { fixed: 'record', status: 'completed' })
  const { taskId } = begun
  answerReads(reading('dossier.list', 'calendar.own', 'prescription.read'), {
    [`GET ${path}`]: dayOf(7, begun),
    'GET /api/tasks/prescription_fits': [
      { taskId, none: true, unprescribed: [], exceeded: [], endsOn: null } satisfies VisitFit,
    ],
  })
  await open()
  expect(await screen.findByText('Senza prescrizione')).toBeVisible()
})

test('a confirmed visit cannot be taken away, a pending one can', async () => {
  const { written } = server(dayOf(7, visit(1, { status: 'confirmed' }), visit(2)))
  const { user } = await open()
  expect((await card('08:00–08:30')).queryByRole('button', { name: /^Rimuovi l'appuntamento/ })).toBeNull()
  await user.click((await card('09:00–09:30')).getByRole('button', { name: /^Rimuovi l'appuntamento/ }))
  await user.click(save())
  await expect.poll(written).toMatchObject([{ version: 7, appointments: [{ taskId: visit(1).taskId }] }])
})

test('what others change comes in while nothing is typed, and is only announced while something is', async () => {
  const { change } = server(dayOf(7, visit(1)))
  const { user, hearNews } = await open()
  await card('08:00–08:30')
  change(dayOf(8, visit(1), visit(2)))
  await hearNews()
  await note(user, '09:00–09:30', 'Chiave')
  change(dayOf(9, visit(2)))
  await hearNews()
  expect(await screen.findByText(/Nel frattempo qualcun altro ha salvato/)).toBeVisible()
  expect((await card('09:00–09:30')).getByRole('textbox', { name: 'Nota' })).toHaveValue('Chiave')
})

test('after a stale save my changes go over the day as it is now, and theirs stay', async () => {
  const { written, change } = server(dayOf(7, visit(1), visit(2)))
  const { user } = await open()
  await note(user, '08:00–08:30', 'mia')
  change(dayOf(8, visit(1), visit(2, { note: 'loro' }), visit(3)))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Riporta le mie modifiche' }))
  await card('10:00–10:30')
  await user.click(save())
  await expect
    .poll(() => written().at(-1))
    .toMatchObject({
      version: 8,
      appointments: [{ note: 'mia' }, { note: 'loro' }, { note: '' }],
    })
})

test('or mine are dropped for what stands', async () => {
  const { written, change } = server(dayOf(7, visit(1)))
  const { user } = await open()
  await note(user, '08:00–08:30', 'mia')
  change(dayOf(8, visit(2)))
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Scarta le mie modifiche' }))
  await card('09:00–09:30')
  expect(screen.queryByRole('region', { name: 'Appuntamento 08:00–08:30' })).toBeNull()
  expect(written()).toHaveLength(1)
})

test('a wrong time is refused at its field and nothing is sent', async () => {
  const { written } = server(dayOf(7, visit(1)))
  const { user } = await open()
  const end = (await card('08:00–08:30')).getByRole('textbox', { name: 'Alle' })
  await user.clear(end)
  await user.type(end, '07:00')
  await user.click(save())
  expect(await screen.findByText("La fine deve venire dopo l'inizio.")).toBeVisible()
  expect(written()).toEqual([])
})

test('what keeps a day from being copied is named, and once it is right nothing opens by itself', async () => {
  const { change } = server(dayOf(7, visit(1), visit(2, { selectedServices: [], totalDuration: 0 })))
  const { user, hearNews } = await open()
  await card('09:00–09:30')
  const copy = screen.getByRole('button', { name: 'Copia il giorno' })
  await user.click(copy)
  expect(await screen.findByText(/09:00–09:30.*Nessuna prestazione aggiunta/)).toBeVisible()
  change(dayOf(8, visit(1), visit(2)))
  await hearNews()
  await expect.poll(() => screen.queryByText(/non si può ancora copiare/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(copy)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('is only read where one plans nothing, and on a day that is past', async () => {
  server(dayOf(7, visit(1)), writing('dossier.list'))
  await open()
  expect(await screen.findByRole('link', { name: /08:00–08:30/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull()
})

test('other services of a visit of a series ask how far they reach, and say before what they do', async () => {
  const { taskId } = visit(1)
  const first = dayOf(7, visit(1, { series_version: 3 }))
  const sums = { ...noSums, changed: 4, exceptions: 1 }
  const asked: unknown[] = []
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: first,
    [`PUT ${path}`]: first,
    [`POST /api/tasks/${taskId}/series_preview`]: ({ body }: { body: unknown }) => {
      asked.push(body)
      return { body: { state: 'as-it-was', sums, landing: [] } }
    },
  })
  const { user } = await open()
  const at = await card('08:00–08:30')
  const minutes = within(at.getByRole('group', { name: 'Medicazione' }))
  await user.click(minutes.getByRole('button', { name: /: meno$/ }))
  await user.click(save())
  const sheet = within(await screen.findByRole('dialog', { name: 'Fa parte di una serie' }))
  await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
  expect(await sheet.findByText('4 modificate, 1 eccezione mantenuta')).toBeVisible()
  const { serviceId } = visit(1).selectedServices[0]!
  const services = [{ serviceId, duration: 25 }]
  expect(asked).toEqual([{ version: 3, services, end_time: '08:25', scope: 'all' }])
  await user.click(sheet.getByRole('button', { name: 'Salva' }))
  const put = () => sent.find(({ method, path: to }) => method === 'PUT' && to === path)?.body
  await expect.poll(put).toMatchObject({ version: 7, scope: 'all', change: expect.any(String) })
})

test('a series of which another day was changed is not called a day that changed', async () => {
  const { taskId } = visit(1)
  const first = dayOf(7, visit(1, { series_version: 3 }))
  const puts: unknown[] = []
  answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: first,
    [`PUT ${path}`]: ({ body }: { body: unknown }) => {
      puts.push(body)
      return { status: 409, body: { code: 'stale', detail: 'Cambiato.', errors: [], current: first } }
    },
    [`POST /api/tasks/${taskId}/series_preview`]: { state: 'as-it-was', sums: noSums, landing: [] },
  })
  const { user } = await open()
  const at = await card('08:00–08:30')
  const minutes = within(at.getByRole('group', { name: 'Medicazione' }))
  await user.click(minutes.getByRole('button', { name: /: meno$/ }))
  const saveAll = async (): Promise<void> => {
    await user.click(save())
    const sheet = within(await screen.findByRole('dialog', { name: 'Fa parte di una serie' }))
    await user.click(sheet.getByRole('radio', { name: 'Tutta la serie' }))
    await user.click(sheet.getByRole('button', { name: 'Salva' }))
  }
  await saveAll()
  const told = within(await screen.findByRole('dialog', { name: 'La serie è cambiata' }))
  await user.click(told.getByRole('button', { name: 'Mantieni le mie modifiche' }))
  await saveAll()
  await expect.poll(() => puts).toHaveLength(2)
  expect(puts[1]).toMatchObject({ appointments: [{ endTime: '08:25' }] })
})

test('the plan is seen by the month and the week too, and a tap opens the day', async () => {
  const planned = someTask({ dossierId, date: day, end_date: day, title: 'Medicazione' })
  answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET ${path}`]: dayOf(1, visit(1)),
    'GET /api/tasks/all_tasks': [planned],
  })
  const { user } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Mese' }))
  expect(await screen.findByRole('heading', { level: 2, name: /novembre 2026/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'lunedì 23 novembre, 1 visita' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Settimana' }))
  const week = within(await screen.findByRole('list', { name: 'Settimana' }))
  expect(week.getAllByRole('listitem')).toHaveLength(7)
  expect(week.getByText('08:00–08:45 Medicazione')).toBeVisible()
  await user.click(week.getByRole('button', { name: /lunedì 23 novembre/ }))
  expect(await screen.findByRole('region', { name: 'Appuntamento 08:00–08:30' })).toBeVisible()
})

test('month and week say what is not ordered, and where an order ends before its series', async () => {
  const visits = ['2026-11-23', '2026-11-25', '2026-11-27'].map((date, at) =>
    someTask({
      _id: `01a1fc0a-5a3b-7006-9c68-eb853133fd7${at}`,
      type: 'client',
      title: 'Medicazione',
      date,
      start_time: '08:00',
      end_time: '08:45',
    }),
  )
  const fit = { none: false, unprescribed: [], exceeded: [], endsOn: null }
  const [first, second] = visits
  answerReads(writing('dossier.list', 'calendar.own', 'prescription.read'), {
    'GET /api/tasks/all_tasks': visits,
    'GET /api/tasks/prescription_fits': [
      { ...fit, taskId: first!._id, none: true },
      { ...fit, taskId: second!._id, endsOn: '2026-12-01' },
    ],
  })
  const { user } = await showPage(`/dossier/${dossierId}/planning_services?date=${day}&view=month`)
  expect(await screen.findByText('Senza prescrizione (1 visita)')).toBeVisible()
  expect(screen.getByText('Prescritto fino al 01.12.2026 (1 visita)')).toBeVisible()
  expect(screen.getByRole('button', { name: /lunedì 23 novembre.*Senza prescrizione/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /venerdì 27 novembre/ })).not.toHaveAccessibleName(/rescri/)
  await user.click(screen.getByRole('radio', { name: 'Settimana' }))
  const week = within(await screen.findByRole('list', { name: 'Settimana' }))
  expect(await week.findByText('Senza prescrizione')).toBeVisible()
  expect(week.getByText('Prescritto fino al 01.12.2026')).toBeVisible()
})
