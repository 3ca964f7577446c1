import { expect, test } from '@playwright/test'
import { openDrugs } from './open-drugs.ts'
import { signIn } from './sign-in.ts'

test('a form survives a reload and the end of the session', async ({ page, context }) => {
  const name = `Pantoprazolo prova ${test.info().project.name}`
  await signIn(page, test.info().project.name === 'phone' ? 'direzione' : 'capo')
  await openDrugs(page)
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

test('two who correct the same drug see both versions', async ({ page, context }) => {
  await signIn(page, 'direzione')
  await openDrugs(page)
  const name = `Ibuprofene prova ${test.info().project.name}`
  await page.getByRole('link', { name: 'Aggiungi farmaco' }).first().click()
  await page.getByLabel('Nome del farmaco').fill(name)
  await page.getByLabel('Modalità').selectOption('OS')
  await page.getByRole('button', { name: 'Salva' }).click()
  await page
    .getByRole('link', { name: new RegExp(name) })
    .last()
    .click()
  await page.getByRole('link', { name: 'Correggi' }).click()
  await page.getByLabel('Commenti').fill('con il cibo')

  const other = await context.newPage()
  await other.goto(page.url().replace(/\/edit$/, ''))
  await other.getByRole('link', { name: 'Correggi' }).click()
  await other.getByLabel('Notte', { exact: true }).fill('1')
  await other.getByRole('button', { name: 'Salva' }).click()
  await expect(other.getByText('0-0-0-1 compresse').first()).toBeVisible()

  await page.getByRole('button', { name: 'Salva' }).click()
  const conflict = page.getByRole('dialog')
  await expect(conflict.getByText('Due versioni di questo farmaco')).toBeVisible()
  await conflict.getByRole('group', { name: 'Notte' }).getByRole('radio').nth(1).check()
  await conflict.getByRole('button', { name: 'Salva le scelte' }).click()
  await expect(page.getByText('con il cibo').first()).toBeVisible()
  await expect(page.getByText('0-0-0-1 compresse').first()).toBeVisible()
})
