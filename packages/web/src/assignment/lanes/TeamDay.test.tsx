import { screen } from '@testing-library/react'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

const { dossierId } = someTask()

/** Two days of the same visit, of which the town comes when it is let through: an answer of its own each time. */
function server(...permissions: Parameters<typeof writing>) {
  const held: ((answer: { status?: number; body?: unknown }) => void)[] = []
  const towns = () => {
    const { promise, resolve } = Promise.withResolvers<{ status?: number; body?: unknown }>()
    held.push(resolve)
    return promise
  }
  const visits = ({ path }: { path: string }) => {
    const date = new URL(path, 'http://server').searchParams.get('startDate')!
    return { body: [someTask({ date, end_date: date, ...(date > '2026-11-20' && { title: 'Doccia' }) })] }
  }
  const sent = answerReads([...writing('dossier.list', 'calendar.plan_all'), ...reading(...permissions)], {
    'GET /api/tasks/all_tasks': visits,
    'GET /api/tasks/staffing/2026-11-20': { operators: [], needs: [] },
    'GET /api/tasks/staffing/2026-11-21': { operators: [], needs: [] },
    'GET /api/tasks/towns': towns,
  })
  const asked = (path: string) => sent.filter(call => call.path.startsWith(path)).length
  return { held, asked }
}

const known = { body: [{ dossierId, city: 'Bellinzona', place: null }] }
const visit = (words: RegExp) => screen.queryByRole('link', { description: words })

test('a day is drawn once its towns are there, and until then the one before it stands', async () => {
  const { held, asked } = server('personal.read')
  const { user } = await showPage('/plan?view=day&date=2026-11-20')
  await expect.poll(() => asked('/api/tasks/all_tasks')).toBe(1)
  await expect.poll(() => held.length).toBe(1)
  expect(await screen.findByRole('status', { name: 'Caricamento in corso' })).toBeVisible()
  expect(visit(/Maria Bianchi/)).toBeNull()
  held[0]!(known)
  expect(await screen.findByRole('link', { description: /Medicazione.*Bellinzona/ })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Periodo seguente' }))
  await expect.poll(() => held.length).toBe(2)
  expect(await screen.findByRole('status', { name: 'Caricamento in corso' })).toBeVisible()
  expect(visit(/Medicazione.*Bellinzona/)).toBeVisible()
  held[1]!(known)
  expect(await screen.findByRole('link', { description: /Doccia.*Bellinzona/ })).toBeVisible()
  expect(visit(/Medicazione/)).toBeNull()
})

test('a day whose towns cannot be read is drawn without them', async () => {
  const { held } = server('personal.read')
  await showPage('/plan?view=day&date=2026-11-20')
  await expect.poll(() => held.length).toBe(1)
  held[0]!({ status: 500, body: {} })
  expect(await screen.findByRole('link', { description: /Maria Bianchi/ })).toBeVisible()
})

test('whoever may not know the towns waits for none', async () => {
  const { held } = server()
  await showPage('/plan?view=day&date=2026-11-20')
  expect(await screen.findByRole('link', { description: /Maria Bianchi/ })).toBeVisible()
  expect(held).toEqual([])
})
