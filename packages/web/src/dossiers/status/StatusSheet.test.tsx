import { screen } from '@testing-library/react'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { expect, it, vi } from 'vitest'
import { answerCalls, type SentCall } from '../../testing/answer-calls.ts'
import { inDossier, someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { StatusSheet } from './StatusSheet.tsx'

const visit = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd30',
  date: '2026-01-20',
  start_time: '08:00',
  end_time: '08:45',
}
const today = todayIn(new Date().toISOString())

/** A client without visits whose change of status is answered so. */
const changing =
  (answer: object) =>
  ({ method, path }: SentCall) => {
    if (path.includes('/drafts/')) return { body: null }
    return { body: method === 'PATCH' ? answer : [] }
  }
const isChange = ({ method }: SentCall): boolean => method === 'PATCH'

it('suspends with days and a reason, and names the visits that this strikes', async () => {
  const close = vi.fn<() => void>()
  const sent = answerCalls(
    changing({ dossier: someDossier({ status: 'suspended' }), struck: [visit], restored: [], left_open: [] }),
  )
  const { user } = await show(inDossier(<StatusSheet onClose={close} />))
  await user.click(screen.getByRole('button', { name: 'Sospendi' }))
  await user.click(screen.getAllByRole('button', { name: 'Sospendi' }).at(-1)!)
  expect(await screen.findByText('Indicare il motivo con almeno 3 caratteri.')).toBeVisible()
  expect(sent.filter(isChange)).toEqual([])
  await user.type(screen.getByLabelText(/Motivo/), 'Ricovero')
  await user.click(screen.getAllByRole('button', { name: 'Sospendi' }).at(-1)!)
  expect(await screen.findByText('1 visita sospesa')).toBeVisible()
  expect(screen.getByText(/20 gen.* 08:00/)).toBeVisible()
  expect(sent.filter(isChange)).toMatchObject([
    { body: { version: 3, status: 'suspended', reason: 'Ricovero', from: today, to: null } },
  ])
  await user.click(screen.getByRole('button', { name: 'Fatto' }))
  expect(close).toHaveBeenCalledOnce()
})

it('names the visits that it would strike before anything is saved', async () => {
  const visits = [
    someTask({ date: today, start_time: '23:00', end_time: '23:30' }),
    someTask({ date: today, status: 'completed' }),
  ]
  const sent = answerCalls(({ path }) => ({ body: path.startsWith('/api/tasks/') ? visits : null }))
  const { user } = await show(inDossier(<StatusSheet onClose={() => undefined} />))
  await user.click(screen.getByRole('button', { name: 'Sospendi' }))
  expect(await screen.findByText('Visite che verranno sospese nei prossimi 30 giorni: 1')).toBeVisible()
  expect(screen.getByText('oggi 23:00')).toBeVisible()
  const ofDrafts = ({ path }: SentCall): boolean => path.includes('/drafts/')
  expect(sent.filter(call => !ofDrafts(call)).map(({ method }) => method)).toEqual(['GET'])
})

it('closes without days', async () => {
  const close = vi.fn<() => void>()
  const sent = answerCalls(
    changing({ dossier: someDossier({ status: 'closed' }), struck: [], restored: [], left_open: [] }),
  )
  const { user } = await show(inDossier(<StatusSheet onClose={close} />))
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await user.type(screen.getByLabelText(/Motivo/), 'Trasloco')
  await user.click(screen.getAllByRole('button', { name: 'Chiudi' }).at(-1)!)
  await expect.poll(() => close).toHaveBeenCalledOnce()
  expect(sent.find(isChange)?.body).toEqual({ version: 3, status: 'closed', reason: 'Trasloco' })
})

it('brings back the reason of a sheet whose page ended, not what it was to change', async () => {
  const value = { status: 'closed', from: today, to: null, reason: 'Trasloca dalla figlia' }
  const kept = { value, saved_at: '2026-11-20T07:00:00.000Z' }
  answerCalls(({ path }) => ({ body: path.includes('/drafts/') ? kept : [] }))
  await show(inDossier(<StatusSheet onClose={() => undefined} />))
  expect(await screen.findByDisplayValue('Trasloca dalla figlia')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ricomincia da capo' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Salva' })).toBeVisible()
})

it('names first the visits that somebody has to be found for, and leads to their day', async () => {
  const other = { ...visit, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd31', date: '2026-01-21' }
  const answer = {
    dossier: someDossier({ status: 'active' }),
    struck: [],
    restored: [visit, other],
    left_open: [other],
  }
  answerCalls(changing(answer))
  const suspension = { from: '2026-01-10', to: null }
  const dossier = someDossier({ status: 'suspended', suspension })
  const { user } = await show(inDossier(<StatusSheet onClose={() => undefined} />, dossier))
  await user.click(screen.getByRole('button', { name: 'Riattiva' }))
  await user.type(screen.getByLabelText(/Motivo/), 'Rientro a casa')
  await user.click(screen.getAllByRole('button', { name: 'Riattiva' }).at(-1)!)
  const open = await screen.findByRole('heading', { name: /1 visita da riassegnare/ })
  const restored = screen.getByRole('heading', { name: '2 visite ripristinate' })
  expect(open.compareDocumentPosition(restored)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Apri il giorno' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-01-21'),
  )
})
