import { signIn } from './sign-in.ts'
import { expect, test } from './story.ts'

test('a business says what stands on its bills, and is told which number is none', async ({ page }) => {
  await signIn(page, 'direzione', '/settings')
  await page.getByRole('link', { name: 'Modifica' }).first().click()
  const save = page.getByRole('button', { name: 'Salva', exact: true })
  await page.getByLabel('Numero IDI').fill('CHE-123.456.789')
  await page.getByLabel('IBAN').fill('CH93 0076 2011 6238 5295 8')
  await page.getByLabel('E-mail').fill('segretariato@prova.test')
  await save.click()
  await expect(page.getByText(/Una cifra del numero IDI non torna/)).toBeVisible()
  await expect(page.getByText(/Una cifra dell'IBAN non torna/)).toBeVisible()
  await page.getByLabel('Numero IDI').fill('CHE-123.456.788')
  await page.getByLabel('IBAN').fill('CH93 0076 2011 6238 5295 7')
  await expect(page.getByText(/Bozza salvata/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-mail'), 'the draft survives a reload').toHaveValue(
    'segretariato@prova.test',
  )
  await save.click()
  await expect(page.getByText('Impostazioni salvate')).toBeVisible()
  await page.reload()
  await expect(page.getByText('CHE-123.456.788')).toBeVisible()
  await expect(page.getByText('segretariato@prova.test')).toBeVisible()
})
