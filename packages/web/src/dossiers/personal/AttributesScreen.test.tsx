import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id } = someDossier()

it('leads to what the person may read', async () => {
  answerReads(reading('personal.read'), {})
  await showPage(`/dossier/${_id}/attributes`)
  expect(await screen.findByRole('link', { name: 'Dati personali' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sanitary data' })).toBeNull()
})

it('is empty for nobody: what was done for the client is open to all who come so far', async () => {
  answerReads(reading('dossier.list'), {})
  await showPage(`/dossier/${_id}/attributes`)
  expect(await screen.findAllByRole('link', { name: 'Prestazioni eseguite' })).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
