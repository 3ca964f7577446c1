import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'

test('an anamnesis goes out to other systems once it is said why', async () => {
  const saved = someSavedSection('health_state', { answers: { pacemaker: 'yes' } })
  const anamnesis = someAnamnesis([saved])
  const { dossierId, _id } = anamnesis
  const path = `/api/dossiers/${dossierId}/anamnesis/${_id}`
  answerReads(writing('anamnesis.read'), { [`GET ${path}`]: anamnesis })
  const { user } = await showPage(`/dossier/${dossierId}/anamnesis/${_id}/print`)
  expect(await screen.findByText('Pacemaker')).toBeVisible()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Esporta (FHIR)' }))
  const sheet = await screen.findByRole('dialog', { name: "Esportare l'anamnesi?" })
  const exportNow = within(sheet).getByRole('button', { name: 'Esporta (FHIR)' })
  await user.click(exportNow)
  expect(clicked).not.toHaveBeenCalled()
  await user.click(within(sheet).getByRole('button', { name: 'Richiesta del cliente' }))
  await user.click(exportNow)
  const [link] = clicked.mock.contexts as HTMLAnchorElement[]
  clicked.mockRestore()
  expect(link).toHaveAttribute('href', `${path}/fhir?reason=Richiesta+del+cliente`)
  expect(link).toHaveAttribute('download', `anamnesi-${_id}.fhir.json`)
})
