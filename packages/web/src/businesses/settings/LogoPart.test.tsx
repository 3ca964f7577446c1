import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import { directing, someBusiness } from '@vicino/domain/testing/some-business.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id, name } = someBusiness()
const shown = `/api/businesses/${_id}/logo?v=${'0'.repeat(32)}`

async function open(mayGrant: boolean, before: string | null) {
  const permissions = [...reading('billing.read'), ...(mayGrant ? writing('permissions.grant') : [])]
  let logo = before
  const business = () => someBusiness({ logo })
  const sent = answerReads(permissions, {
    'GET /api/users/me': somebody({
      permissions,
      business: directing(someBusiness()),
    }),
    [`GET /api/businesses/${_id}/profile`]: () => ({ body: business() }),
    [`GET /api/businesses/${_id}/settings`]: {
      ...settingsDefaults(name),
      businessId: _id,
      version: 0,
      author: null,
      written_at: null,
    },
    [`DELETE /api/businesses/${_id}/logo`]: () => {
      logo = null
      return { body: business() }
    },
  })
  const page = await showPage('/settings')
  await screen.findByRole('heading', { name: 'La pagina di presentazione' })
  // It is as it was left before.
  for (const folded of document.querySelectorAll('details:not([open]) > summary'))
    if (folded.textContent === 'Logo') await page.user.click(folded)
  return { ...page, written: () => sent.filter(({ method }) => method !== 'GET').map(({ method }) => method) }
}
const card = () => within(screen.getByRole('heading', { name: 'Logo' }).closest('details')!)

test('who grants rights takes the logo away, after a question', async () => {
  const { user, written } = await open(true, shown)
  await user.click(card().getByRole('button', { name: 'Rimuovi il logo' }))
  expect(written()).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rimuovi il logo' }))
  expect(await card().findByRole('button', { name: 'Aggiungi un logo' })).toBeVisible()
  expect(written()).toEqual(['DELETE'])
  expect(card().queryByRole('button', { name: 'Rimuovi il logo' })).toBeNull()
})

test('a file that no browser can show is said so, and stays here', async () => {
  const { user, written } = await open(true, null)
  const file = new File(['<svg/>'], 'logo.png', { type: 'image/png' })
  await user.upload(card().getByLabelText('Logo', { selector: 'input' }), file)
  expect(await card().findByText(/^Questo file non è/)).toBeVisible()
  expect(written()).toEqual([])
})

test('who may not change it sees it, and nothing where there is none', async () => {
  await open(false, shown)
  expect(card().queryByRole('button')).toBeNull()
})

test('no card stands where there is none and nobody here may choose one', async () => {
  await open(false, null)
  expect(screen.queryByRole('heading', { name: 'Logo' })).toBeNull()
})
