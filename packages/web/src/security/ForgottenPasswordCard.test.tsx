import { screen } from '@testing-library/react'
import { directing, someBusiness } from '@vicino/domain/testing/some-business.ts'
import { someCollaborator } from '@vicino/domain/testing/some-collaborator.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { ForgottenPasswordCard } from './ForgottenPasswordCard.tsx'

const business = directing(someBusiness())
const direction = somebody({ business, businesses: [business], permissions: writing('permissions.grant') })
const laura = someCollaborator({ name: 'Laura Cavadini' })
const made = {
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe41',
  waits: false,
  url: 'http://localhost:8080/reset?token=abc',
  mailed: false,
  expires_at: '2026-11-23T08:00:00.000Z',
}

const card = (person = direction) =>
  show(
    <PersonContext value={person}>
      <ForgottenPasswordCard />
    </PersonContext>,
  )

test.each([
  ['a link to hand over', made, /^Da consegnare di persona: vale una volta sola, fino al 23.11.2026/],
  [
    'a link that waits',
    { ...made, waits: true },
    /^Per ora non apre niente: prima lo approva una seconda persona/,
  ],
  ['a mail', { ...made, url: null, mailed: true }, /^Inviato per e-mail: vale una volta sola/],
  ['a mail that did not leave', { ...made, url: null }, /^L'e-mail con il collegamento non è partita/],
])('the direction lets a colleague in again: %s', async (_, answer, words) => {
  const sent = answerReads([], {
    'GET /api/reset-links': [],
    'GET /api/collaborators': { items: [laura], page: 1, limit: 10, total: 1, more: false },
    'POST /api/reset-links': answer,
  })
  const { user } = await card()
  await user.click(screen.getByRole('button', { name: 'Prepara un collegamento' }))
  await user.click(await screen.findByRole('button', { name: /Laura Cavadini/ }))
  await user.click(await screen.findByRole('button', { name: 'Prepara il collegamento' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText(made.url) !== null).toBe(answer.url !== null)
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ userId: laura.userId })
})

test.each([
  ['a nurse', somebody({ business, businesses: [business] })],
  ['who works alone', { ...direction, business: { ...business, kind: 'independent' as const } }],
])('%s is not offered it', async (_, person) => {
  await card(person)
  expect(screen.queryByRole('button')).toBeNull()
})

const pending = {
  _id: made._id,
  userId: laura.userId,
  name: laura.name,
  made_by: 'Marco Fontana',
  made_at: '2026-11-22T08:00:00.000Z',
  expires_at: made.expires_at,
  own: false,
  refused_at: null,
}

test('a second person approves what a colleague has made, and is told which', async () => {
  const sent = answerReads([], {
    'GET /api/reset-links': [pending],
    [`POST /api/reset-links/${pending._id}/approve`]: { approved_at: made.expires_at },
  })
  const { user } = await card()
  await user.click(await screen.findByRole('button', { name: 'Approva: Laura Cavadini' }))
  expect(await screen.findByText(/Approvare solo dopo aver sentito la persona stessa/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approva' }))
  await expect
    .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
    .toContain(`POST /api/reset-links/${pending._id}/approve`)
})

test.each([
  ['her own', { ...pending, own: true }, /Deve approvarlo un'altra persona/],
  ['one that its owner refused', { ...pending, refused_at: made.expires_at }, /«Non ero io»/],
])('%s is shown and not approved', async (_, link, words) => {
  answerReads([], { 'GET /api/reset-links': [link] })
  await card()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Approva/ })).toBeNull()
})
