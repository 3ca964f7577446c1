import { screen, within } from '@testing-library/react'
import type { Delegation } from '@vicino/domain/delegations/delegation.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const signed = (name: string, role: string) => ({ _id: newId(), name, role, avatar: null })
const given: Delegation = {
  _id: newId(),
  userId: newId(),
  permission: 'drugs.prepare',
  dossierId: null,
  valid_from: '2026-11-20',
  valid_until: '2026-12-31',
  note: 'Istruita il 18.11.',
  person: signed('Olga Sartori', 'oss'),
  client: null,
  given_by: signed('Dora Direzione', 'nurse_diploma'),
  given_at: '2026-11-20T09:00:00.000Z',
  withdrawn_by: null,
  withdrawn_at: null,
  state: 'stands',
  mine_to_withdraw: true,
}

const path = '/api/delegations'
async function open(delegations: Delegation[]) {
  const sent = answerReads(writing('careplan.write'), {
    [`GET ${path}`]: { items: delegations, page: 1, limit: 10, total: delegations.length, more: false },
    [`DELETE ${path}/${given._id}`]: { ...given, state: 'withdrawn', mine_to_withdraw: false },
  })
  return { sent, ...(await showPage('/plan/operators/delegations')) }
}

it('tells what was delegated to whom, and takes it back', async () => {
  const { user, sent } = await open([given])
  const row = await screen.findByRole('button', { name: /Olga Sartori/ })
  expect(row).toHaveTextContent('Tutti i clienti che segue')
  expect(row).toHaveTextContent('fino al 31.12.2026')
  await user.click(row)
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('Istruita il 18.11.')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Revoca da subito' }))
  await expect.poll(() => sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('offers nothing to who may not take it back, and names no client who is not hers', async () => {
  const { user } = await open([
    { ...given, dossierId: newId(), state: 'giver_left', mine_to_withdraw: false },
  ])
  const row = await screen.findByRole('button', { name: /Olga Sartori/ })
  expect(row).toHaveTextContent('Un cliente')
  expect(row).toHaveTextContent('nessuno ne risponde')
  await user.click(row)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Revoca da subito' })).toBeNull()
})

it('says where there is none, of either list', async () => {
  const { user } = await open([])
  expect(await screen.findByText('Nessuna delega in vigore')).toBeVisible()
  await user.click(screen.getByText('Finite'))
  expect(await screen.findByText('Nessuna delega finita')).toBeVisible()
})
