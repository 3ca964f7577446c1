import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

test('an anamnesis to be printed goes out to other systems by a link', async () => {
  const saved = someSavedSection('health_state', { answers: { pacemaker: 'yes' } })
  const anamnesis = someAnamnesis([saved])
  const { dossierId, _id } = anamnesis
  const path = `/api/dossiers/${dossierId}/anamnesis/${_id}`
  answerReads(writing('anamnesis.read'), { [`GET ${path}`]: anamnesis })
  await showPage(`/dossier/${dossierId}/anamnesis/${_id}/print`)
  expect(await screen.findByText('Pacemaker')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Esporta (FHIR)' })
  expect(link).toHaveAttribute('href', `${path}/fhir`)
  expect(link).toHaveAttribute('download', `anamnesi-${_id}.fhir.json`)
})
