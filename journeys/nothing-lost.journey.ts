import { expect, test } from './story.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { signIn } from './sign-in.ts'

test('a form survives a reload and the end of the session', async ({ page, context }) => {
  const name = 'Pantoprazolo prova'
  await signIn(page, 'direzione')
  await openDrugs(page, await ownClient(page))
  await page.getByRole('link', { name: 'Aggiungi farmaco' }).first().click()
  await page.getByLabel('Nome del farmaco').fill(name)
  await expect(page.getByText(/^Bozza salvata/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome del farmaco')).toHaveValue(name)
  await expect(page.getByText(/^Ripresa la bozza/)).toBeVisible()

  await page.getByLabel('Modalità').selectOption('OS')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Salva' }).click()
  const cover = page.getByRole('dialog')
  await cover.getByLabel('Password', { exact: true }).fill('prova-di-viaggio')
  await cover.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('link', { name: new RegExp(name) }).last()).toBeVisible()
})
