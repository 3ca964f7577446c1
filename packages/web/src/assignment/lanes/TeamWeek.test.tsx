import { screen } from '@testing-library/react'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { anna } from '../../testing/lanes-of-anna.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

test('a visit in an absence clashes on its own day, and on no other day of the absence', async () => {
  const { _id, name, avatar } = anna
  const operators = [{ _id, name, avatar }]
  const holiday = { type: 'holiday', client: null, dossierId: null, full_day: true } as const
  const noClock = { start_time: null, end_time: null }
  answerReads(writing('dossier.list', 'calendar.plan_all'), {
    'GET /api/tasks/all_tasks': [
      someTask({ ...holiday, ...noClock, operators, date: '2026-11-17', end_date: '2026-11-19' }),
      someTask({ operators, date: '2026-11-18', end_date: '2026-11-18' }),
    ],
    'GET /api/tasks/staffing/2026-11-20': { operators: [anna], needs: [] },
  })
  await showPage('/plan?view=week&date=2026-11-20')
  const cells = await screen.findAllByRole('button', { name: /Anna Ferrari.*Assente/ })
  const told = cells.map(cell => /Sovrapposizioni: \d/.exec(cell.getAttribute('aria-label')!)?.[0])
  expect(told).toEqual([undefined, 'Sovrapposizioni: 2', undefined])
})
