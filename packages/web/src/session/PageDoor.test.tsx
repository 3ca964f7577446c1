import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const dossier = `/dossier/${someDossier()._id}`

test.each([
  ['of a dossier', `${dossier}/attributes/profile`, /personal_data/],
  ['of the business', '/plan/assign', /tasks|professionals/],
])('a page %s that is not for its reader says so, and asks for nothing', async (_, address, asked) => {
  const sent = answerReads(reading('calendar.own'), {})
  await showPage(address)
  expect(await screen.findByText('Non previsto per il suo ruolo')).toBeVisible()
  expect(sent.filter(({ path }) => asked.test(path))).toEqual([])
})
