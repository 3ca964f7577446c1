import { completeContact, type NewContact } from '@vicino/domain/contacts/contact.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const contact = (written: NewContact) => ({
  ...completeContact(written),
  _id: written._id ?? newId(),
  version: 1,
  removed_at: null,
})
const cardiologist = contact({ type: 'doctor', last_name: 'Esempi', specialization: 'Cardiologia' })
const linked = {
  dossierId,
  version: 4,
  insurance: [],
  primary_doctor: [],
  pharmacy: [],
  specialists: [cardiologist],
}

function server() {
  const put = ({ body }: SentCall) => ({
    body: { ...linked, version: 5, ...(body as object), contactIds: undefined },
  })
  const sent = answerReads(writing('contacts.manage', 'dossier.list', 'sanitary.read', 'sanitary.write'), {
    'POST /api/contacts/create_contact': ({ body }: SentCall) => ({
      status: 201,
      body: { ...contact(body as NewContact), duplicates: [] },
    }),
    [`GET /api/dossiers/${dossierId}/contacts`]: linked,
    [`PUT /api/dossiers/${dossierId}/contacts/specialists`]: put,
    [`PUT /api/dossiers/${dossierId}/contacts/primary_doctor`]: put,
  })
  const of = (method: string, path: string) =>
    sent.find(call => call.method === method && call.path.startsWith(path))?.body as Record<string, unknown>
  return of
}

const write = async (search: string) => {
  const page = await showPage(`/contacts/new?type=doctor${search}`)
  await page.user.type(await screen.findByRole('textbox', { name: 'Cognome' }), 'Fintoni')
  await page.user.click(screen.getByRole('button', { name: 'Salva' }))
  return page
}

test('one that is written from within a dossier is linked to it at once, beside those of its role', async () => {
  const sent = server()
  await write(`&dossier=${dossierId}&role=specialists`)
  await expect.poll(() => sent('PUT', '/api/dossiers')).toBeDefined()
  const { _id } = sent('POST', '/api/contacts')
  expect(sent('PUT', '/api/dossiers')).toEqual({ version: 4, contactIds: [cardiologist._id, _id] })
  expect(await screen.findByText('Contatto salvato e collegato al dossier')).toBeVisible()
})

test('one that is written in the book alone is linked to nobody', async () => {
  const sent = server()
  await write('')
  expect(await screen.findByText('Contatto salvato')).toBeVisible()
  expect(sent('PUT', '/api/dossiers')).toBeUndefined()
})
