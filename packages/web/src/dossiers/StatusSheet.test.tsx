import { screen } from '@testing-library/react'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { StatusSheet } from './StatusSheet.tsx'

const visit = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd30',
  date: '2026-01-20',
  start_time: '08:00',
  end_time: '08:45',
}
const today = todayIn(new Date().toISOString())

it('suspends with days and a reason, and names the visits that this strikes', async () => {
  const close = vi.fn<() => void>()
  const sent = answerCalls(() => ({
    body: { dossier: someDossier({ status: 'suspended' }), struck: [visit], restored: [] },
  }))
  const { user } = await show(inDossier(<StatusSheet onClose={close} />))
  await user.click(screen.getByRole('button', { name: 'Sospendi' }))
  await user.click(screen.getAllByRole('button', { name: 'Sospendi' }).at(-1)!)
  expect(screen.getByText('Indicare il motivo con almeno 3 caratteri.')).toBeVisible()
  expect(sent).toEqual([])
  await user.type(screen.getByLabelText(/Motivo/), 'Ricovero')
  await user.click(screen.getAllByRole('button', { name: 'Sospendi' }).at(-1)!)
  expect(await screen.findByText('1 visita sospesa')).toBeVisible()
  expect(screen.getByText(/20 gen.* 08:00/)).toBeVisible()
  expect(sent).toMatchObject([
    { method: 'PATCH', body: { version: 3, status: 'suspended', reason: 'Ricovero', from: today, to: null } },
  ])
  await user.click(screen.getByRole('button', { name: 'Fatto' }))
  expect(close).toHaveBeenCalledOnce()
})

it('closes without days', async () => {
  const close = vi.fn<() => void>()
  const sent = answerCalls(() => ({
    body: { dossier: someDossier({ status: 'closed' }), struck: [], restored: [] },
  }))
  const { user } = await show(inDossier(<StatusSheet onClose={close} />))
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await user.type(screen.getByLabelText(/Motivo/), 'Trasloco')
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent[0]?.body).toEqual({ version: 3, status: 'closed', reason: 'Trasloco' })
})
