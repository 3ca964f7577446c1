import { fireEvent, screen, within } from '@testing-library/react'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someWarning } from '@vicino/domain/testing/some-warning.ts'
import type { Warning } from '@vicino/domain/warnings/warning.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it, vi } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { inDossier, reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { WarningsSheet } from './WarningsSheet.tsx'

const warning = (kind: Warning['kind'], text: string, more: Partial<Warning> = {}): Warning =>
  someWarning({
    _id: newId(),
    kind,
    text,
    ...more,
  })

const dog = warning('dog', 'Cane grande')
const allergy = warning('allergy', 'Penicillina')
const ended = warning('key', 'Chiave in cassetta', {
  ended: '2026-09-01T08:00:00.000Z',
  ended_reason: 'Trasloco',
})

const answering = (warnings: Warning[]) =>
  answerCalls(({ path, method, body }) => {
    if (path.includes('drafts')) return method === 'GET' ? { status: 404 } : { body: null }
    if (method === 'GET') return { body: warnings }
    return { body: { ...dog, ...(body as object), ended: null } }
  })

const onClose = vi.fn<() => void>()
const sheet = (...permissions: ReturnType<typeof reading>) =>
  inDossier(
    <PersonContext value={somebody({ permissions })}>
      <WarningsSheet onClose={onClose} />
    </PersonContext>,
    someDossier({ permissions }),
  )

it('shows clinical warnings first, and those that have ended apart', async () => {
  answering([ended, dog, allergy])
  await show(sheet(...reading('anamnesis.read', 'personal.read')))
  const [standing] = await screen.findAllByRole('list', { name: 'Avvertenze' })
  const texts = within(standing!)
    .getAllByRole('listitem')
    .map(item => item.textContent)
  expect(texts.map(text => /Penicillina|Cane grande/.exec(text ?? '')?.[0])).toEqual([
    'Penicillina',
    'Cane grande',
  ])
  expect(screen.getByText('Terminate: 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nuova avvertenza' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Correggi' })).toBeNull()
})

it('does not say that there are none where some are not for this person', async () => {
  answering([])
  await show(sheet(...reading('personal.read')))
  expect(await screen.findByText('Nessuna avvertenza visibile')).toBeVisible()
  expect(screen.getByText(/non sono visibili per il suo ruolo/)).toBeVisible()
})

it('offers the kinds that the person writes, and sends a new one', async () => {
  const sent = answering([])
  const { user } = await show(
    sheet(...writing('personal.write'), ...reading('anamnesis.read', 'personal.read')),
  )
  await user.click(await screen.findByRole('button', { name: 'Nuova avvertenza' }))
  expect(await screen.findByRole('button', { name: 'Cane' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Allergia' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cane' }))
  await user.type(screen.getByLabelText(/Testo/), 'Cane grande')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Avvertenza salvata: Cane grande')).toBeVisible()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'dog',
    text: 'Cane grande',
  })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('hands over a clinical warning, and no practical one', async () => {
  const sent = answering([])
  const { user } = await show(sheet(...writing('personal.write', 'anamnesis.write')))
  await user.click(await screen.findByRole('button', { name: 'Nuova avvertenza' }))
  expect(screen.queryByRole('switch')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Allergia' }))
  await user.click(screen.getByRole('switch', { name: /In consegna/ }))
  await user.click(screen.getByRole('button', { name: 'Cane' }))
  expect(screen.queryByRole('switch')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Allergia' }))
  await user.type(screen.getByLabelText(/Testo/), 'Lattice')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Avvertenza salvata: Lattice')
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'allergy',
    text: 'Lattice',
    handover: true,
  })
})

it('ends one with a reason', async () => {
  const sent = answering([dog])
  const { user } = await show(
    sheet(...writing('personal.write'), ...reading('anamnesis.read', 'personal.read')),
  )
  await user.click(await screen.findByRole('button', { name: 'Termina' }))
  await user.click(screen.getByRole('button', { name: 'Non vale più' }))
  await user.click(screen.getByRole('button', { name: 'Termina' }))
  expect(await screen.findByText('Avvertenza terminata: Cane grande')).toBeVisible()
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    _id: dog._id,
    version: 1,
    ended: { reason: 'Non vale più' },
  })
})
