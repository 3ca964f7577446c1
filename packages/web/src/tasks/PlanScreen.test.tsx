import { screen, within } from '@testing-library/react'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someTask } from '../testing/some-task.ts'
import { somebody } from '../testing/somebody.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

function server(tasks: Task[], ...more: Parameters<typeof writing>) {
  const sent = answerReads(writing('dossier.list', 'calendar.own', ...more), {
    'GET /api/tasks/all_tasks': tasks,
  })
  return () =>
    sent
      .filter(({ path }) => path.startsWith('/api/tasks/all_tasks'))
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
}

const day = (name: string) => screen.findByRole('list', { name }, { timeout: 3000 })

test('the agenda of a nurse is her week, day by day; a night stands on both of its days', async () => {
  const night = someTask({
    _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd42',
    title: 'Veglia',
    start_time: '22:00',
    end_time: '06:00',
    end_date: '2026-11-21',
  })
  const asked = server([someTask(), night])
  await showPage('/plan')
  const friday = within(await day('venerdì 20 novembre')).getAllByRole('listitem')
  expect(friday.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('08:00–08:45'),
    expect.stringContaining('22:00–…'),
  ])
  expect(within(await day('sabato 21 novembre')).getByText('–06:00')).toBeVisible()
  expect(asked()).toEqual([{ startDate: '2026-11-20', endDate: '2026-11-26', operatorId: somebody()._id }])
})

test('who plans for all begins with the day of all, and sees who goes', async () => {
  const asked = server(
    [someTask(), someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd42', operators: [] })],
    'calendar.plan_all',
  )
  const { user } = await showPage('/plan')
  const rows = within(await day('venerdì 20 novembre'))
  expect(rows.getByText('Medicazione · Anna Ferrari')).toBeVisible()
  expect(rows.getByText('Medicazione · Non assegnata')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'I miei' }))
  await user.click(screen.getByRole('button', { name: 'Periodo seguente' }))
  await expect
    .poll(() => asked().at(-1))
    .toEqual({
      startDate: '2026-11-27',
      endDate: '2026-12-03',
      operatorId: somebody()._id,
    })
  expect(asked()[0]).toEqual({ startDate: '2026-11-20', endDate: '2026-11-20' })
})

test('days without anything offer to add something', async () => {
  server([])
  await showPage('/plan?date=2026-12-24')
  expect(await screen.findByText('Nessun appuntamento in questi giorni')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Aggiungi' }))
    expect(link).toHaveAttribute('href', '/plan/tasks/new?date=2026-12-24')
})

test('an address that names a task leads to it', async () => {
  const { _id } = someTask()
  answerReads(writing('dossier.list', 'calendar.own'), { [`GET /api/tasks/${_id}`]: someTask() })
  const { address } = await showPage(`/plan?taskId=${_id}`)
  expect(await screen.findByRole('heading', { name: 'Medicazione' }, { timeout: 3000 })).toBeVisible()
  expect(address()).toBe(`/plan/tasks/${_id}`)
})

test('an address that names a client shows her week, whoever goes there, until all are asked for', async () => {
  const { dossierId } = someTask()
  const asked = server([someTask()], 'calendar.plan_all')
  const { user, address } = await showPage(`/plan?dossierId=${dossierId}`)
  expect(
    await screen.findByText('Solo gli appuntamenti di Maria Bianchi.', {}, { timeout: 3000 }),
  ).toBeVisible()
  expect(within(await day('venerdì 20 novembre')).getByText('Medicazione · Anna Ferrari')).toBeVisible()
  expect(asked()).toEqual([{ startDate: '2026-11-20', endDate: '2026-11-26', dossierId }])
  await user.click(screen.getByRole('link', { name: 'Mostra tutti' }))
  await expect.poll(address).toBe('/plan')
})
