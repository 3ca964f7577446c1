import { type ContactPerson, contactPersonDefaults } from '@vicino/domain/contact-persons/contact-person.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id } = someDossier()

const person = (more: Partial<ContactPerson>): ContactPerson => ({
  ...contactPersonDefaults,
  _id: newId(),
  dossierId: _id,
  version: 1,
  name: 'Laura Bianchi',
  relation: 'daughter',
  scope: 'clinical',
  powers: [],
  ended: null,
  ended_reason: null,
  author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
  created_at: '2026-11-01T08:00:00.000Z',
  written_at: '2026-11-01T08:00:00.000Z',
  ...more,
})

const address = `GET /api/dossiers/${_id}/contact_persons`
const card = async () => (await screen.findByRole('heading', { name: 'Persone di contatto' })).parentElement!

it('calls a daughter from the first page of the dossier, before who is not for an emergency', async () => {
  const daughter = person({ phone: '+41791234567', email: 'laura@prova.test', in_emergency: true })
  const neighbour = person({ name: 'Pia Vicina', relation: 'neighbour', scope: 'organisational' })
  answerReads(reading('dossier.list', 'personal.read'), { [address]: [neighbour, daughter] })
  await showPage(`/dossier/${_id}`)
  const [first, second] = within(await card()).getAllByRole('listitem')
  expect(first).toHaveTextContent('Laura BianchiEmergenza')
  expect(first).toHaveTextContent('Figlia · Informazioni cliniche')
  expect(second).toHaveTextContent('Pia Vicina')
  const call = screen.getByRole('link', { name: 'Chiama Laura Bianchi: +41 79 123 45 67' })
  expect(call).toHaveAttribute('href', 'tel:+41791234567')
  expect(screen.getByRole('link', { name: 'Scrivi a Laura Bianchi: laura@prova.test' })).toHaveAttribute(
    'href',
    'mailto:laura@prova.test',
  )
})

it('says on top of a phone whom one calls first, and what she may be told unless that is all', async () => {
  const daughter = person({ phone: '+41791234567', place: 2 })
  const neighbour = person({ name: 'Pia Vicina', relation: 'neighbour', scope: 'organisational' })
  const son = person({ name: 'Marco Bianchi', relation: 'son', scope: 'emergency', place: 3 })
  answerReads(reading('dossier.list', 'personal.read'), { [address]: [neighbour, son, daughter] })
  await showPage(`/dossier/${_id}`)
  const call = await screen.findByRole('link', { name: 'Chiama Laura Bianchi · Figlia' })
  expect(call, 'who has no number is left out').toHaveAttribute('href', 'tel:+41791234567')
})

it('says with it where she may be told little', async () => {
  const son = person({ relation: 'son', scope: 'emergency', phone: '+41791234567' })
  answerReads(reading('dossier.list', 'personal.read'), { [address]: [son] })
  await showPage(`/dossier/${_id}`)
  const call = await screen.findByRole('link', {
    name: 'Chiama Laura Bianchi · Figlio\u00a0· Solo in emergenza',
  })
  expect(call).toHaveAttribute('href', 'tel:+41791234567')
})

it('offers who may write to begin, and says nothing to the others', async () => {
  answerReads(writing('dossier.list', 'personal.read', 'personal.write'), { [address]: [] })
  await showPage(`/dossier/${_id}`)
  expect(within(await card()).getByRole('link', { name: 'Aggiungi persona di contatto' })).toBeVisible()
})

it('shows nobody who has ended', async () => {
  const ended = person({ ended: '2026-11-10T08:00:00.000Z', ended_reason: 'Si è trasferita' })
  const son = person({ name: 'Marco Bianchi', relation: 'son' })
  answerReads(reading('dossier.list', 'personal.read'), { [address]: [son, ended] })
  await showPage(`/dossier/${_id}`)
  expect(within(await card()).getAllByRole('listitem')).toHaveLength(1)
})

it('corrects what was written, and sends only what changed', async () => {
  const daughter = person({ phone: '+41791234567' })
  const calls = answerReads(writing('dossier.list', 'personal.read', 'personal.write'), {
    [address]: [daughter],
    [`${address}/${daughter._id}`]: daughter,
    [`PATCH /api/dossiers/${_id}/contact_persons/${daughter._id}`]: { ...daughter, version: 2, note: 'Sera' },
  })
  const { user } = await showPage(`/dossier/${_id}/attributes/contact_persons/${daughter._id}/edit`)
  await user.type(await screen.findByLabelText('Nota'), 'Sera')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await screen.findByText('Laura Bianchi: salvato')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ note: 'Sera', version: 1 })
})
