import { screen } from '@testing-library/react'
import { someAnamnesis } from '@vicino/domain/testing/some-anamnesis.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

test('who begins a new anamnesis hears of her drafts in the one that it replaces', async () => {
  const { dossierId, _id, sections, ...last } = someAnamnesis()
  const heads = sections.map(({ section, version, state, author, saved_at }) => {
    return { section, version, state, author, saved_at }
  })
  answerReads(writing('anamnesis.read', 'anamnesis.write'), {
    [`GET /api/dossiers/${dossierId}/anamnesis/all_anamnesis`]: [
      { ...last, _id, dossierId, sections: heads },
    ],
    'GET /api/users/me/drafts': [{ key: `anamnesis.${_id}.pain`, saved_at: '2026-11-20T14:00:00.000Z' }],
  })
  const { user } = await showPage(`/dossier/${dossierId}/attributes/anamnesis`)
  await user.click(await screen.findByRole('button', { name: 'Nuova anamnesi' }))
  expect(await screen.findByText(/^Bozze private non salvate: Dolore\./)).toBeVisible()
})
