import { screen } from '@testing-library/react'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { ClosedDossierGate } from './ClosedDossierGate.tsx'

it('opens a closed dossier with a reason, not without one', async () => {
  const dossierId = newId()
  const sent = answerCalls(() => ({ status: 201, body: { _id: newId(), until: '2026-11-20T20:00:00.000Z' } }))
  const whose = { name: 'Maria Bianchi', birthday: '1939-02-22' }
  const { user } = await show(<ClosedDossierGate dossierId={dossierId} whose={whose} />)
  expect(screen.getByText('Maria Bianchi, 22.02.1939')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apri il dossier' }))
  expect(screen.getByText('Indicare il motivo con almeno 3 caratteri.')).toBeVisible()
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/Motivo/), ' Richiesta della figlia ')
  await user.click(screen.getByRole('button', { name: 'Apri il dossier' }))
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: `/api/dossiers/${dossierId}/openings`,
      body: { reason: 'Richiesta della figlia' },
    },
  ])
})
