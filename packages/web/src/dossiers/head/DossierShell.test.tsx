import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id } = someDossier()

it.each([
  ['#warnings', 1],
  ['', 0],
])('with %j in its address a dossier opens with so many warnings sheets: %s', async (hash, sheets) => {
  answerReads(reading('personal.read'), { [`GET /api/dossiers/${_id}/warnings`]: [] })
  await showPage(`/dossier/${_id}/attributes${hash}`)
  await screen.findByRole('link', { name: 'Dati personali' })
  await expect.poll(() => screen.queryAllByRole('dialog', { name: 'Avvertenze' })).toHaveLength(sheets)
})
