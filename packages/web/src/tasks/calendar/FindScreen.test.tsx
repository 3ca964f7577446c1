import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someTask } from '@vicino/domain/testing/some-task.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

function server() {
  const sent = answerReads(writing('dossier.list', 'calendar.own', 'calendar.plan_all'), {
    'GET /api/tasks/all_tasks': [
      someTask({ date: '2026-11-02', end_date: '2026-11-02' }),
      someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd42', date: '2026-12-01', end_date: '2026-12-01' }),
    ],
    'GET /api/collaborators': {
      items: [],
      page: 1,
      limit: 100,
      total: 0,
      more: false,
    },
    'GET /api/dossiers/all_dossiers': { items: [], page: 1, limit: 10, total: 0, more: false },
  })
  return () =>
    sent
      .filter(({ path }) => path.startsWith('/api/tasks/all_tasks'))
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
}

test('dates need both, and say so at the one that is missing', async () => {
  const asked = server()
  const { user, address } = await showPage('/plan/search?status=completed&from=2026-11-01')
  const to = await screen.findByRole('textbox', { name: 'Al' })
  expect(to).toHaveAccessibleDescription('Per filtrare servono tutte e due le date.')
  expect(asked()).toEqual([])
  await user.type(to, '30.11.2026{Tab}')
  await expect.poll(asked).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-30', status: 'completed' }])
  expect(address()).toContain('to=2026-11-30')
})

test('finds tasks by words, of a quarter back and three ahead, the coming ones first', async () => {
  const asked = server()
  const { user, address } = await showPage('/plan/search')
  expect(await screen.findByText('Senza date si cerca dal 22.08.2026 al 22.08.2027.')).toBeVisible()
  expect(asked()).toEqual([])
  await user.type(screen.getByRole('searchbox', { name: 'Titolo o cliente' }), 'medic{Enter}')
  await screen.findByText('2 appuntamenti')
  expect(asked()).toEqual([{ startDate: '2026-08-22', endDate: '2027-08-22', search: 'medic' }])
  const lists = screen.getAllByRole('list', { name: /dicembre|novembre/ })
  expect(lists.map(list => list.getAttribute('aria-label'))).toEqual([
    'martedì 1 dicembre',
    'lunedì 2 novembre',
  ])
  expect(address()).not.toContain('medic')
})

test('looks for the client whose calendar one wants to see', async () => {
  server()
  const { user } = await showPage('/plan/search')
  await user.click(await screen.findByRole('radio', { name: 'Dossier' }))
  expect(await screen.findByText('Nessun dossier trovato')).toBeVisible()
})

test('the menu leads to the pages of the plan and chooses whose tasks are shown', async () => {
  server()
  const { user, address } = await showPage('/plan/menu?view=week')
  const pages = within(await screen.findByRole('navigation', { name: 'Pagine del calendario' }))
  expect(pages.getByRole('link', { name: 'Dossier' })).toHaveAttribute('href', '/plan/clients')
  await user.click(screen.getByRole('radio', { name: 'I miei' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Assenza')
  await user.click(screen.getByRole('link', { name: 'Torna al calendario' }))
  await expect.poll(address).toBe('/plan?view=week&of=mine&type=holiday')
  expect(await screen.findByRole('button', { name: 'Assenza Rimuovi' })).toBeVisible()
})
