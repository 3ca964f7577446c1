import { screen } from '@testing-library/react'
import type { AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
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
  expect(await screen.findByRole('link', { name: 'Da stampare' })).toBeVisible()
  await expect.poll(() => sent.at(-1)?.path).toMatch(/all_anamnesis$/)
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Confronta' }).length).toBe(count)
})
