import { screen } from '@testing-library/react'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:10:00Z') })
  return () => vi.useRealTimers()
})

test('an absence that stands says itself when she is away, whatever a draft of before says, and after a refusal anew', async () => {
  const { _id: operatorId } = somebody()
  const operator = { _id: operatorId, name: 'Anna Ferrari', avatar: null }
  const whole = { full_day: true, start_time: null, end_time: null, date: '2026-11-24' }
  const absence = { ...whole, title: 'Vacanza', type: 'holiday', client: null, dossierId: null } as const
  const { _id: taskId } = someTask()
  let [version, end_date] = [2, '2026-11-25']
  const visit = someTask({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd81', date: '2026-11-24' })
  const draft = { ...whole, _id: taskId, operatorId, kind: 'holiday', end_date: '2026-12-04', step: 'who' }
  const sent = answerReads(writing('calendar.plan_all'), {
    [`GET /api/tasks/${taskId}`]: () => ({
      body: someTask({ ...absence, _id: taskId, version, end_date, operators: [operator] }),
    }),
    [`GET /api/users/me/drafts/task.absence.${operatorId}.${taskId}`]: {
      value: { ...draft, takers: [] },
      saved_at: '2026-11-20T06:00:00.000Z',
    },
    'GET /api/absences/plan': {
      operator,
      released: [{ task: visit, needed: null, town: null, busy: [] }],
      stays: [],
      colleagues: [],
    },
    [`POST /api/absences/${taskId}/hand_on`]: () => {
      ;[version, end_date] = [3, '2026-11-24']
      return { status: 409, body: { code: 'stale', detail: 'Cambiata', errors: [], current: { tasks: [] } } }
    },
  })
  const asked = () =>
    sent.filter(({ path }) => path.startsWith('/api/absences/plan?')).map(({ path }) => path)
  const { user } = await showPage(`/plan/absences/new/${operatorId}?taskId=${taskId}`)
  await user.click(await screen.findByRole('button', { name: 'Avanti' }))
  const save = await screen.findByRole('button', { name: 'Affida le visite' })
  expect(asked().every(path => path.includes('endDate=2026-11-25'))).toBe(true)
  await user.click(save)
  await expect.poll(() => asked().at(-1)).toContain('endDate=2026-11-24')
  await user.click(save)
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toMatchObject([{ version: 2 }, { version: 3 }])
})
