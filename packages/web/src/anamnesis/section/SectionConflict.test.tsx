import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

test('what somebody marked complete meanwhile stays so where only the answers are chosen', async () => {
  const seen = someSavedSection('teaching', { answers: {} })
  const theirs = someSavedSection('teaching', {
    version: 2,
    answers: { wound_care: false },
    marked_complete: true,
    state: 'complete',
  })
  const { dossierId, _id } = someAnamnesis()
  const api = `/api/dossiers/${dossierId}`
  const sent = answerReads(writing('anamnesis.read', 'anamnesis.write'), {
    [`GET ${api}/anamnesis/${_id}`]: someAnamnesis([seen]),
    [`GET ${api}/warnings`]: [],
    [`PUT ${api}/anamnesis/${_id}/teaching`]: () => ({
      status: 409,
      body: { code: 'stale', detail: 'Vecchia.', errors: [], current: theirs },
    }),
  })
  const { user } = await showPage(`/dossier/${dossierId}/anamnesis/${_id}/teaching`)
  const wounds = await screen.findByRole('group', { name: 'Cura delle ferite' })
  await user.click(within(wounds).getByRole('button', { name: 'Sì' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Due versioni di questa sezione' }))
  await user.click(sheet.getByRole('radio', { name: /^Sì/ }))
  await user.click(sheet.getByRole('button', { name: 'Salva le scelte' }))
  const saves = () => sent.filter(({ method, path }) => method === 'PUT' && path.endsWith('/teaching'))
  await expect.poll(() => saves().length).toBe(2)
  expect(saves()[1]?.body).toEqual({ version: 2, answers: { wound_care: true }, marked_complete: true })
})
