import { screen } from '@testing-library/react'
import { someCourse } from '@vicino/domain/testing/some-protocol.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { inDossier, reading, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { EvaluationDueNotice } from './EvaluationDueNotice.tsx'

const permissions = reading('focus.read')
const head = someDossier({ permissions })
const api = `/api/dossiers/${head._id}`

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-10T09:00:00.000Z') }))
afterEach(() => vi.useRealTimers())

const tell = async (...opened: Parameters<typeof someCourse>[0][]): Promise<void> => {
  answerReads(permissions, {
    [`GET ${api}/care_plans/all_care_plans`]: [],
    [`GET ${api}/protocols/all_protocols`]: opened.map(more => someCourse({ dossierId: head._id, ...more })),
  })
  await show(inDossier(<EvaluationDueNotice />, head))
}

test('a step that waits since yesterday is told before the client is seen, though no evaluation is due', async () => {
  await tell({ title: 'Prevenzione delle cadute', evaluate_on: '2026-11-30' })
  expect(await screen.findByText(/passi in ritardo: 1, dal 09\.11\.2026$/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('with an evaluation that is due both are told', async () => {
  await tell({ title: 'Prevenzione delle cadute', evaluate_on: '2026-11-09' })
  expect(await screen.findAllByRole('link', { name: 'Prevenzione delle cadute' })).toHaveLength(2)
})

test('of what has ended nothing is told', async () => {
  await tell({ title: 'Lesioni da pressione', status: 'ended' }, { title: 'Prevenzione delle cadute' })
  expect(await screen.findByRole('link', { name: 'Prevenzione delle cadute' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lesioni da pressione' })).toBeNull()
})
