import { loadAnew } from './load-anew.ts'
import { ownHouse } from './own-house.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'

test('a business says what stands on its bills, and is told which number is none', async ({ page }) => {
  await ownHouse(page, 'Spitex delle Betulle')
  await page.goto('/settings')
  await page
    .getByRole('link', { name: say('Modifica') })
    .first()
    .click()
  const openParts = async (): Promise<void> => {
    for (const part of [say('Recapito'), say('Per la fatturazione')])
      await page.locator('summary').filter({ hasText: part }).click()
  }
  await openParts()
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  await page.getByLabel(say('Numero IDI')).fill('CHE-123.456.789')
  await page.getByLabel(say('IBAN')).fill('CH93 0076 2011 6238 5295 8')
  await page.getByLabel(say('E-mail')).fill('segretariato@prova.test')
  await save.click()
  await expect(
    page.getByText(say('Una cifra del numero IDI non è giusta: confrontarlo con il registro.')),
  ).toBeVisible()
  await expect(
    page.getByText(say("Una cifra dell'IBAN non è giusta: confrontarlo con l'estratto conto.")),
  ).toBeVisible()
  await page.getByLabel(say('Numero IDI')).fill('CHE-123.456.788')
  await page.getByLabel(say('IBAN')).fill('CH93 0076 2011 6238 5295 7')
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await loadAnew(page)
  await openParts()
  await expect(page.getByLabel(say('E-mail')), 'the draft survives a reload').toHaveValue(
    'segretariato@prova.test',
  )
  await save.click()
  await expect(page.getByText(say('Impostazioni salvate'))).toBeVisible()
  // The way back to the settings is a step of the history, which a reload would cut short.
  await expect(page.getByRole('heading', { name: say('Impostazioni'), level: 1 })).toBeVisible()
  await loadAnew(page)
  await expect(page.getByText('segretariato@prova.test')).toBeVisible()
  await page.getByRole('heading', { name: say('Per la fatturazione') }).click()
  await expect(page.getByText('CHE-123.456.788')).toBeVisible()
})
