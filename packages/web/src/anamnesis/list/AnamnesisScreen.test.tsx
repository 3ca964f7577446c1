import { screen, within } from '@testing-library/react'
import type { AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

const current: AnamnesisHead = { ...someAnamnesis(), sections: [] }
const older: AnamnesisHead = { ...current, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd71', current: false }

test.each([
  ['nothing where it is the only one', [], 0],
  ['a comparison where there is another one', [older], 1],
])('the menu of an anamnesis offers %s', async (_, others, count) => {
  const anamnesis = someAnamnesis([someSavedSection('teaching')])
  const { dossierId, _id } = anamnesis
  const api = `/api/dossiers/${dossierId}/anamnesis`
  const sent = answerReads(writing('anamnesis.read', 'anamnesis.write'), {
    [`GET ${api}/${_id}`]: anamnesis,
    [`GET ${api}/all_anamnesis`]: [current, ...others],
  })
  await showPage(`/dossier/${dossierId}/anamnesis/${_id}`)
  expect(await screen.findByRole('link', { name: 'Stampa' })).toBeVisible()
  await expect.poll(() => sent.some(({ path }) => path.endsWith('all_anamnesis'))).toBe(true)
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Confronta' }).length).toBe(count)
})

test.each([
  ['a draft of hers', '2026-11-20T08:00:00.000Z', true],
  ['none where she has saved since', '2026-11-18T08:00:00.000Z', false],
])('the menu marks %s', async (_, saved_at, isMarked) => {
  const own = { ...someSavedSection('teaching'), saved_at: '2026-11-19T08:00:00.000Z' }
  const anamnesis = someAnamnesis([{ ...own, author: { ...own.author!, _id: somebody()._id } }])
  const { dossierId, _id } = anamnesis
  answerReads(writing('anamnesis.read', 'anamnesis.write'), {
    [`GET /api/dossiers/${dossierId}/anamnesis/${_id}`]: anamnesis,
    [`GET /api/dossiers/${dossierId}/anamnesis/all_anamnesis`]: [current],
    'GET /api/users/me/drafts': [
      { key: `anamnesis.${_id}.pain`, saved_at },
      { key: `anamnesis.${_id}.teaching`, saved_at },
    ],
  })
  await showPage(`/dossier/${dossierId}/anamnesis/${_id}`)
  const row = (name: RegExp) => screen.findByRole('link', { name })
  expect(await row(/^Dolore.*Bozza privata$/)).toBeVisible()
  const marks = within(await row(/^Insegnamento/)).queryAllByText('Bozza privata')
  expect(marks).toHaveLength(isMarked ? 1 : 0)
})

test('an address that names where it leads back names it in each section too, and back leads there', async () => {
  const anamnesis = someAnamnesis([someSavedSection('teaching')])
  const { dossierId, _id } = anamnesis
  answerReads(writing('anamnesis.read', 'anamnesis.write'), {
    [`GET /api/dossiers/${dossierId}/anamnesis/${_id}`]: anamnesis,
    [`GET /api/dossiers/${dossierId}/anamnesis/all_anamnesis`]: [current],
  })
  const back = `/dossier/${dossierId}/setup`
  await showPage(`/dossier/${dossierId}/anamnesis/${_id}?redirect=${encodeURIComponent(back)}`)
  const section = await screen.findByRole('link', { name: /^Insegnamento/ })
  expect(new URL(section.getAttribute('href')!, 'http://x').searchParams.get('redirect')).toBe(back)
  expect(screen.getByRole('link', { name: 'Indietro' })).toHaveAttribute('href', back)
})
