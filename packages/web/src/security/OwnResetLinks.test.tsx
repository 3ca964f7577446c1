import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { show } from '../testing/show.tsx'
import { OwnResetLinks } from './OwnResetLinks.tsx'

const link = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe41',
  made_by: 'Marco Fontana',
  made_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2099-11-23T08:00:00.000Z',
  approved_by: null,
  approved_at: null,
  used_at: null,
  ended_at: null,
  refused_at: null,
}

test('says who made a link for her, until when it holds, and lets her say that it was not her', async () => {
  const sent = answerReads([], {
    'GET /api/reset-links/mine': [link],
    [`POST /api/reset-links/${link._id}/refuse`]: {},
  })
  const { user } = await show(<OwnResetLinks />)
  expect(await screen.findByText(/^Marco Fontana ha preparato un collegamento/)).toBeVisible()
  expect(screen.getByText(/^Vale fino al/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Non ero io' }))
  await user.click(await screen.findByRole('button', { name: 'Rifiuta il collegamento' }))
  await expect.poll(() => sent.map(({ path }) => path)).toContain(`/api/reset-links/${link._id}/refuse`)
})

test.each([
  ['made at the server', { made_by: null }, /^Chi gestisce il server/, true],
  ['approved', { approved_by: 'Dora Poma', approved_at: link.made_at }, /^Approvato da Dora Poma/, true],
  ['used', { used_at: link.made_at }, /^Usato/, true],
  ['ended', { ended_at: link.made_at }, /^Non vale più/, false],
  ['refused', { refused_at: link.made_at, ended_at: link.made_at }, /^Rifiutato da lei/, false],
])('says of one that is %s what became of it', async (_, more, words, refusable) => {
  answerReads([], { 'GET /api/reset-links/mine': [{ ...link, ...more }] })
  await show(<OwnResetLinks />)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Non ero io' }) !== null).toBe(refusable)
})
