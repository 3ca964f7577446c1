import { type ContactPerson, contactPersonDefaults } from '@vicino/domain/contact-persons/contact-person.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const first: ContactPerson = {
  ...contactPersonDefaults,
  _id: newId(),
  dossierId,
  version: 1,
  name: 'Laura Bianchi',
  relation: 'daughter',
  phone: '+41791234567',
  scope: 'clinical',
  powers: [],
  ended: null,
  ended_reason: null,
  author: { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null },
  created_at: '2026-11-01T08:00:00.000Z',
  written_at: '2026-11-01T08:00:00.000Z',
}
const second: ContactPerson = { ...first, version: 2, phone: '+41797654321' }
const third: ContactPerson = {
  ...second,
  version: 3,
  ended: '2026-11-10T08:00:00.000Z',
  ended_reason: 'Si è trasferita',
}

test('says who wrote what of somebody, until she ended', async () => {
  const path = `/api/dossiers/${dossierId}/contact_persons/${first._id}`
  answerReads(reading('dossier.list', 'personal.read'), {
    [`GET ${path}`]: third,
    [`GET ${path}/versions`]: [third, second, first],
  })
  await showPage(`/dossier/${dossierId}/attributes/contact_persons/${first._id}`)
  expect(await screen.findByText('Non più persona di contatto')).toBeVisible()
  expect(screen.getByText('Motivo: Si è trasferita')).toBeVisible()
  expect(screen.getByText('Corretto')).toBeVisible()
  expect(screen.getByText(/\+41 79 123 45 67/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Correggi' })).toBeNull()
})

test.each([
  ['one tap away', second, ['Chiama Laura Bianchi: +41 79 765 43 21']],
  ['words of somebody who ended', third, []],
] as const)('her number is %s', async (_, person, links) => {
  const path = `/api/dossiers/${dossierId}/contact_persons/${first._id}`
  answerReads(reading('dossier.list', 'personal.read'), {
    [`GET ${path}`]: person,
    [`GET ${path}/versions`]: [person],
  })
  await showPage(`/dossier/${dossierId}/attributes/contact_persons/${first._id}`)
  await screen.findByText('Laura Bianchi', { selector: 'dd' })
  expect(
    screen.queryAllByRole('link', { name: /^Chiama/ }).map(link => link.getAttribute('aria-label')),
  ).toEqual(links)
})
