import { appCode } from '@vicino/server/testing/authenticator.ts'
import { searchFor } from './search-for.ts'
import { send } from './send.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './story.ts'

const emailOf = (post: string) => `${post}@demo.vicino.test`
const password = 'prova-di-viaggio'

test('a link handed over asks for the factor of its owner, who sees who made it', async ({
  page,
  another,
}) => {
  const helper = await another()
  await send(helper, 'POST', '/api/auth/sign-in/email', { email: emailOf('assistente'), password })
  const { totpURI, recovery_codes } = await send<{ totpURI: string; recovery_codes: string[] }>(
    helper,
    'POST',
    '/api/auth/two-factor/enable',
    { password },
  )
  await send(helper, 'POST', '/api/auth/two-factor/verify-totp', { code: appCode(totpURI) })
  const { name } = (await (await helper.request.get('/api/users/me')).json()) as { name: string }

  await signIn(page, 'direzione', '/account/security')
  await page.getByRole('button', { name: 'Prepara un collegamento' }).click()
  await searchFor(page.getByRole('searchbox'), name)
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Prepara il collegamento' }).click()
  const address = await page.getByText(/\/reset\?token=/).textContent()

  await helper.goto('/account/security')
  await expect(helper.getByText(/ha preparato un collegamento per la sua password/)).toBeVisible()

  const { pathname, search } = new URL(address!)
  await helper.goto(`${pathname}${search}`)
  await helper.getByLabel('Nuova password', { exact: true }).fill('una parola scelta')
  await helper.getByRole('button', { name: 'Salva la password' }).click()
  await expect(helper.getByText('Compilare questo campo.')).toBeVisible()
  await helper.getByLabel('Codice', { exact: true }).fill(recovery_codes[0]!)
  await helper.getByRole('button', { name: 'Salva la password' }).click()
  await expect(helper.getByText('La nuova password vale da subito.')).toBeVisible()
})

test('who directs alone is told that nobody could approve a link', async ({ page }) => {
  await signIn(page, 'direzione', '/account/security')
  await page.getByRole('button', { name: 'Prepara un collegamento' }).click()
  await searchFor(page.getByRole('searchbox'), 'a')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('button', { name: 'Prepara il collegamento' }).click()
  await expect(page.getByText(/nessun altro qui può approvare/)).toBeVisible()
})
