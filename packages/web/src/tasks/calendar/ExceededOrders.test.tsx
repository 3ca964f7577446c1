import { screen, within } from '@testing-library/react'
import { newId } from '@vicino/domain/wire/id.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import type { ExceededOrder } from '@vicino/domain/prescriptions/exceeded-orders.contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const { dossierId } = someTask()

const exceeded: ExceededOrder = {
  prescriptionId: newId(),
  dossierId: dossierId!,
  client: { _id: dossierId!, name: 'Rosa Bianchi', avatar: null },
  start: '2026-10-01',
  end: '2026-12-31',
  letters: [{ letter: 'C', prescribed: 600, done: 500, planned: 190, left: -90 }],
}

const open = async (count: number, first: ExceededOrder[]) => {
  const sent = answerReads(writing('calendar.own', 'calendar.plan_all', 'prescription.read'), {
    'GET /api/tasks/month': { days: [], bars: [] },
    'GET /api/tasks/unordered_days': [],
    'GET /api/tasks/exceeded_orders': { count, first },
  })
  const { user } = await showPage('/plan?view=month')
  return { user, sent }
}

test('a month of all clients says how many orders are exceeded, and opened by how much and whose plan', async () => {
  const { user, sent } = await open(52, [exceeded])
  await user.click(await screen.findByRole('button', { name: 'Prescrizioni oltre i minuti: 52' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Oltre i minuti prescritti' }))
  expect(sheet.getByText(/in eccesso/)).toHaveTextContent('1 h 30 min in eccesso')
  expect(sheet.getByText('01.10.2026 – 31.12.2026')).toBeVisible()
  expect(sheet.getByText('Altre: 51')).toBeVisible()
  const plan = `/dossier/${dossierId}/planning_services`
  expect(sheet.getByRole('link', { name: 'Rosa Bianchi' })).toHaveAttribute('href', plan)
  const asked = (path: string) => {
    const call = sent.find(one => one.path.startsWith(path))
    return Object.fromEntries(new URLSearchParams(call?.path.split('?')[1]))
  }
  expect(asked('/api/tasks/exceeded_orders'), 'of the days that are shown').toEqual(asked('/api/tasks/month'))
})

test('it says nothing where none is', async () => {
  const { sent } = await open(0, [])
  await expect.poll(() => sent.some(({ path }) => path.startsWith('/api/tasks/exceeded_orders'))).toBe(true)
  expect(await screen.findByRole('grid', { name: /novembre/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /oltre i minuti/ })).toBeNull()
})
