import { directing, someBusiness } from '@vicino/domain/testing/some-business.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { reading, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const business = someBusiness({ bio: 'Cure a domicilio.' })

async function open(mayGrant: boolean) {
  const permissions = [...reading('billing.read'), ...(mayGrant ? writing('permissions.grant') : [])]
  const message = 'Questo indirizzo è già preso: sceglierne un altro.'
  const answers = [
    {
      status: 422,
      body: {
        code: 'unprocessable',
        detail: 'Controllare i campi.',
        errors: [{ path: 'slug', code: 'slug_taken', message }],
      },
    },
    { body: { ...business, version: 5, slug: 'spitex-prato' } },
  ]
  const sent = answerReads(permissions, {
    'GET /api/users/me': somebody({
      permissions,
      business: directing(business),
    }),
    [`GET /api/businesses/${business._id}/profile`]: business,
    [`PATCH /api/businesses/${business._id}`]: () => answers.shift(),
  })
  const shown = await showPage('/settings/presentation')
  return {
    ...shown,
    message,
    written: () => sent.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : [])),
  }
}

test('a taken address is said at its field, a free one is saved', async () => {
  const { user, message, written, address } = await open(true)
  const field = await screen.findByRole('textbox', { name: /^Indirizzo della pagina/ })
  expect(field).toHaveAccessibleDescription(/business\/spitex-del-prato/)
  const save = () => user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.clear(field)
  await user.type(field, 'prato')
  await save()
  expect(await screen.findByText(message)).toBeVisible()
  await user.clear(field)
  await user.type(field, 'spitex-prato')
  await save()
  await expect.poll(address).toBe('/settings')
  expect(written()).toEqual([
    { version: 4, slug: 'prato' },
    { version: 4, slug: 'spitex-prato' },
  ])
})

test('who grants nothing only reads', async () => {
  await open(false)
  expect(await screen.findByText(/sola lettura|solo leggere/i)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Indirizzo/ })).toBeNull()
})
