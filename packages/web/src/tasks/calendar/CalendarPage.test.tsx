import { screen, within } from '@testing-library/react'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { rememberView } from './last-view.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const { dossierId } = someTask()
const other = '01a1fc0a-5a3b-7006-9c68-eb853133fd42'

/** A calendar with these tasks on the days that are asked for, and what was asked. */
function server(tasks: Task[], ...more: Parameters<typeof writing>) {
  const onDaysOf = (path: string): Task[] => {
    const query = new URLSearchParams(path.split('?')[1])
    return tasks.filter(
      ({ date, end_date }) => date <= query.get('endDate')! && end_date >= query.get('startDate')!,
    )
  }
  const sent = answerReads(writing('dossier.list', 'calendar.own', ...more), {
    'GET /api/tasks/all_tasks': ({ path }: { path: string }) => ({ body: onDaysOf(path) }),
    'GET /api/tasks/month': {
      days: [{ date: '2026-11-20', count: tasks.length + 7, tasks: tasks.slice(0, 4) }],
      bars: [],
    },
    'GET /api/tasks/staffing/2026-11-20': { operators: [], needs: [] },
    'GET /api/tasks/staffing/2026-11-27': { operators: [], needs: [] },
    'GET /api/tasks/towns': [{ dossierId, city: 'Bellinzona', place: null }],
    'GET /api/collaborators': {
      items: [],
      page: 1,
      limit: 100,
      total: 0,
      more: false,
    },
  })
  return (path = '/api/tasks/') =>
    sent
      .filter(call => call.path.startsWith(path))
      .map(call => Object.fromEntries(new URLSearchParams(call.path.split('?')[1])))
}

const night = someTask({
  _id: other,
  title: 'Veglia',
  start_time: '22:00',
  end_time: '06:00',
  end_date: '2026-11-21',
})

test('begins for a nurse with her agenda, day by day; a night stands on both of its days', async () => {
  const asked = server([someTask(), night])
  await showPage('/plan')
  const friday = within(await screen.findByRole('list', { name: 'venerdì 20 novembre' }))
  expect(friday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('08:00–08:45'),
    expect.stringContaining('22:00–…'),
  ])
  expect(within(screen.getByRole('list', { name: 'sabato 21 novembre' })).getByText('–06:00')).toBeVisible()
  expect(asked()[0]).toEqual({
    startDate: '2026-11-20',
    endDate: '2026-12-03',
    operatorId: somebody()._id,
  })
})

test('the agenda goes on in both directions', async () => {
  const asked = server([someTask(), someTask({ _id: other, date: '2026-12-10', end_date: '2026-12-10' })])
  const { user } = await showPage('/plan')
  await user.click(await screen.findByRole('button', { name: 'Giorni seguenti' }))
  expect(await screen.findByRole('list', { name: 'giovedì 10 dicembre' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Giorni precedenti' }))
  await expect.poll(() => asked().at(-1)?.['startDate']).toBe('2026-11-06')
  expect(screen.getByText('Immacolata')).toBeVisible()
})

test('begins for who plans for all with the day of all, in a lane of each, without losing whose planning is not hers', async () => {
  const asked = server(
    [someTask(), someTask({ _id: other, operators: [] })],
    'calendar.plan_all',
    'personal.read',
  )
  const { user } = await showPage('/plan')
  const open = within(await screen.findByRole('group', { name: 'Da assegnare' }))
  const visit = open.getByRole('link', { description: /Maria Bianchi, 08:00–08:45.*Non assegnata/ })
  const lane = within(screen.getByRole('group', { name: 'Anna Ferrari' }))
  expect(await lane.findByRole('link', { name: /Maria Bianchi.*Bellinzona/ })).toBeVisible()
  expect(asked('/api/tasks/all_tasks')).toEqual([{ startDate: '2026-11-20', endDate: '2026-11-20' }])

  visit.focus()
  await user.keyboard(' ')
  expect(await screen.findByText('1 visita scelta')).toBeVisible()
  await user.keyboard('m{ArrowRight}')
  expect(screen.getByText(/08:15–09:00, Da assegnare/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/08:15–09:00/)).toBeNull()
})

test.each([
  ['says that nothing of a day is to be looked at', '', 1],
  ['says nothing of that where not all of the day is shown', '&type=client', 0],
])('%s', async (_, filter, said) => {
  server([someTask({ start_time: '18:00', end_time: '18:45' })], 'calendar.plan_all')
  await showPage(`/plan?view=day&date=2026-11-20${filter}`)
  expect(await screen.findByRole('link', { description: /Maria Bianchi/ })).toBeVisible()
  expect(screen.queryAllByText('Tutto assegnato, niente si sovrappone')).toHaveLength(said)
})

test('a visit that is over and not settled has in the lanes the word of its badge', async () => {
  server([someTask({ start_time: '07:00', end_time: '07:45' })], 'calendar.plan_all')
  await showPage('/plan?view=day&date=2026-11-20')
  expect(await screen.findByRole('link', { description: /Maria Bianchi.*Da concludere/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Da concludere 1' })).toBeVisible()
})

test('every view, day and filter stands in the address', async () => {
  const asked = server([someTask()], 'calendar.plan_all')
  const { user, address } = await showPage('/plan?view=week&date=2026-11-20&type=client')
  expect(
    await screen.findByRole('button', { name: 'venerdì 20 novembre, Anna Ferrari, 1 visita, 45\u00a0min' }),
  ).toBeVisible()
  // The device of the tests is American: its weeks begin on Sunday.
  expect(asked('/api/tasks/all_tasks')).toEqual([
    { startDate: '2026-11-15', endDate: '2026-11-21', type: 'client' },
  ])
  await user.click(screen.getByRole('button', { name: 'Periodo seguente' }))
  await expect.poll(address).toContain('date=2026-11-27')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vista' }), 'Mese')
  await expect.poll(address).toContain('view=month')
  expect(address()).toContain('type=client')
  await user.click(screen.getByRole('button', { name: /Visita cliente/ }))
  await expect.poll(address).not.toContain('type=client')
})

test('a month counts what it does not show; a tap on a day opens it, and back leads to the month', async () => {
  server([someTask()])
  const { user, address } = await showPage('/plan?view=month')
  await user.click(await screen.findByRole('button', { name: 'venerdì 20 novembre, 8 appuntamenti' }))
  await expect.poll(address).toBe('/plan?view=day&date=2026-11-20')
  await user.click(screen.getByRole('link', { name: 'Torna al mese' }))
  await expect.poll(address).toBe('/plan?view=month&date=2026-11-20')
})

test('comes back to the view that was last chosen', async () => {
  server([])
  rememberView(undefined, 'week')
  const { user } = await showPage('/plan')
  expect(await screen.findByRole('combobox', { name: 'Vista' })).toHaveValue('week')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vista' }), 'Agenda')
})

test('days without anything offer to add something', async () => {
  server([])
  await showPage('/plan?view=schedule&date=2026-11-23')
  expect(await screen.findByText('Nessun appuntamento in questi giorni')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Aggiungi' }))
    expect(link).toHaveAttribute('href', '/plan/tasks/new?date=2026-11-23')
})

test('an address that names a task leads to it, one that names a client to her calendar', async () => {
  const { _id } = someTask()
  const asked = answerReads(writing('dossier.list', 'calendar.own'), {
    [`GET /api/tasks/${_id}`]: someTask(),
    'GET /api/tasks/month': { days: [], bars: [someTask({ end_date: '2026-11-21' })] },
  })
  const task = await showPage(`/plan?taskId=${_id}`)
  expect(await screen.findByRole('heading', { name: 'Medicazione' })).toBeVisible()
  expect(task.address()).toBe(`/plan/tasks/${_id}`)

  const client = await showPage(`/plan?dossierId=${dossierId}`)
  expect(await screen.findByRole('link', { name: /Medicazione, Visita cliente/ })).toBeVisible()
  expect(client.address()).toBe(`/dossier/${dossierId}/calendar`)
  const month = asked.find(({ path }) => path.startsWith('/api/tasks/month'))
  expect(month?.path).toContain(`dossierId=${dossierId}`)
})

test('the title opens a calendar that leads to any day', async () => {
  server([])
  const { user, address } = await showPage('/plan?view=day')
  await user.click(await screen.findByRole('button', { name: /20 nov/ }))
  const mini = within(await screen.findByRole('dialog', { name: 'Scegli il giorno' }))
  await user.click(await mini.findByRole('button', { name: 'Anno seguente' }))
  await user.click(mini.getByRole('button', { name: 'Mese precedente' }))
  await user.click(mini.getByRole('button', { name: '5 ottobre 2027' }))
  await expect.poll(address).toBe('/plan?view=day&date=2027-10-05')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('two steps of a week and one step back show the week between', async () => {
  server([someTask()])
  const { user, address, pagesBelow } = await showPage('/plan?view=week')
  const next = await screen.findByRole('button', { name: 'Periodo seguente' })
  await user.click(next)
  await user.click(next)
  await expect.poll(address).toBe('/plan?view=week&date=2026-12-04')
  expect(pagesBelow()).toBe(2)
})

test('a filter is a place of its own: one step back shows it again, and choosing what is shown adds none', async () => {
  server([someTask()])
  const { user, address, pagesBelow } = await showPage('/plan?view=week&type=client')
  await user.click(await screen.findByRole('button', { name: /^Visita cliente/ }))
  await expect.poll(address).toBe('/plan?view=week')
  expect(pagesBelow()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Oggi' }))
  expect(pagesBelow()).toBe(1)
})

test("a task's way back leads to where one was, with what was chosen there", async () => {
  const visit = someTask()
  const sent = answerReads(writing('dossier.list', 'calendar.own'), {
    'GET /api/tasks/all_tasks': [visit],
    [`GET /api/tasks/${visit._id}`]: visit,
  })
  const { user, address } = await showPage('/plan?type=client&view=week')
  await user.click(await screen.findByRole('link', { name: /Bianchi Maria, 08:00–08:45/ }))
  await expect.poll(address).toBe(`/plan/tasks/${visit._id}`)
  await user.click(await screen.findByRole('link', { name: 'Indietro' }))
  await expect.poll(address).toBe('/plan?type=client&view=week')
  expect(sent.length).toBeGreaterThan(0)
})
