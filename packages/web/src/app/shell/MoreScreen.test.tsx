import { screen, within } from '@testing-library/react'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { someWorkplace } from '@vicino/domain/testing/some-workplace.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, someDossier } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const spitex = someWorkplace({ name: 'Spitex Valle' })
const practice = someWorkplace({ _id: '01a1fc0a-5a3b-7006-9c68-eb853133fe02', name: 'Studio Ferrari' })
const permissions = reading('dossier.list')

/** A page with a client's name in sight, whose reader may then do less. */
async function openThen(after: object) {
  let me = somebody({ permissions, businesses: [spitex, practice], business: spitex })
  const refused = {
    status: 403,
    body: { code: 'forbidden', detail: 'Il suo ruolo non consente.', errors: [] },
  }
  const { client, status, suspension, warnings, _id } = someDossier()
  const seen = { _id, status, suspension, warnings, next_visit: null, last_visit: null }
  const items = [{ ...seen, client: { ...client, city: null } }]
  const list = { items, page: 1, limit: 10, total: 1, more: false }
  answerReads(permissions, {
    'GET /api/users/me': () => ({ body: me }),
    'GET /api/dossiers/all_dossiers': () => (me.permissions.length > 0 ? { body: list } : refused),
  })
  const name = `${client.last_name} ${client.first_name}`
  const page = await showPage('/plan/clients')
  expect(await screen.findByText(name)).toBeVisible()
  me = { ...me, permissions: [], ...after }
  return { ...page, name }
}

const nowhere = { businesses: [practice], business: null, landing_page: null }

test('covers the open page once the collaboration ends, and leads to the other business or out', async () => {
  const { name, hearNews } = await openThen(nowhere)
  await hearNews()
  const heading = await screen.findByRole('heading', { name: 'La sua collaborazione è terminata' })
  expect(heading).toBeVisible()
  expect(screen.queryByText(name)).toBeNull()
  expect(screen.getByText(/Non lavora più per Spitex Valle/)).toBeVisible()
  const list = within(screen.getByRole('list', { name: 'Dove lavora' }))
  expect(list.getByRole('button', { name: /Studio Ferrari/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Esci' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('link'), 'no way leads behind the cover').toBeNull()
})

test('what a role that was changed no longer reads goes from the page that stands open', async () => {
  const { name, hearNews } = await openThen({})
  await hearNews()
  expect(await screen.findByText('Non previsto per il suo ruolo')).toBeVisible()
  expect(screen.queryByText(name)).toBeNull()
  expect(screen.queryByText('La sua collaborazione è terminata')).toBeNull()
})

test('one refusal is enough: who she is is asked anew', async () => {
  const { name, user } = await openThen(nowhere)
  await user.type(screen.getByRole('searchbox'), 'Ross')
  expect(await screen.findByRole('heading', { name: 'La sua collaborazione è terminata' })).toBeVisible()
  expect(screen.queryByText(name)).toBeNull()
})
