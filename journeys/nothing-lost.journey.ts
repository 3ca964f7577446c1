import { say, saying } from './say.ts'
import { expect, test } from './story.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'

test('a form survives a reload and the end of the session', async ({ page, context }) => {
  const name = 'Pantoprazolo prova'
  await ownPractice(page)
  await openDrugs(page, await ownClient(page))
  await page
    .getByRole('link', { name: say('Aggiungi farmaco') })
    .first()
    .click()
  await page.getByLabel(say('Nome del farmaco')).fill(name)
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(say('Nome del farmaco'))).toHaveValue(name)
  await expect(page.getByText(saying('Ripresa la bozza del {{when}}.'))).toBeVisible()

  await page.getByLabel(say('Modalità')).selectOption('OS')
  await context.clearCookies()
  await page.getByRole('button', { name: say('Salva') }).click()
  const cover = page.getByRole('dialog')
  await cover.getByLabel(say('Password'), { exact: true }).fill('prova-di-viaggio')
  await cover.getByRole('button', { name: say('Accedi'), exact: true }).click()
  await expect(page.getByRole('link', { name: new RegExp(name) }).last()).toBeVisible()
})
