import { expect, type Page, test } from './story.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { signIn } from './sign-in.ts'

const save = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Salva', exact: true }).click()

const giveReason = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole('button', { name: reason }).click()
  await page.getByRole('button', { name: 'Salva la correzione' }).click()
}

/** Signed as it stands beside what a colleague wrote: her name, the day and the time. */
const signedByColleague = /^½ .+, \d\d\.\d\d\.\d{4}, \d\d:\d\d$/

test('two people who correct one drug lose nothing of what either wrote', async ({ page, another }) => {
  // Two people sign in and write one after the other.
  test.slow()
  const name = 'Ibuprofene prova'
  await signIn(page, 'infermiera')
  await openDrugs(page, await ownClient(page))
  await page.getByRole('link', { name: 'Aggiungi farmaco' }).first().click()
  await page.getByLabel('Nome del farmaco').fill(name)
  await page.getByLabel('Modalità').selectOption('OS')
  await page.getByLabel('Mattina', { exact: true }).fill('1')
  await save(page)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .last()
    .click()
  await page.getByRole('link', { name: 'Correggi' }).click()
  await page.getByLabel('Mattina', { exact: true }).fill('2')
  await page.getByLabel('Commenti').fill('Dopo cena')
  await page.getByText('Autogestito').click()

  const other = await another()
  await signIn(other, 'direzione', new URL(page.url()).pathname)
  await other.getByLabel('Mattina', { exact: true }).fill('0.5')
  await other.getByRole('textbox', { name: 'Data di fine' }).fill('31.12.2030')
  await other.getByLabel('Commenti').fill('Mai a digiuno')
  await save(other)
  await giveReason(other, 'Cambiato dal medico')
  await expect(other.getByRole('heading', { name: 'Storia' })).toBeVisible()

  await save(page)
  const conflict = page.getByRole('dialog', { name: 'Due versioni di questo farmaco' })
  await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(conflict.getByRole('group', { name: /ha cambiato$/ }).first()).toContainText('31.12.2030')
  await expect(conflict.getByRole('group', { name: 'Io ho cambiato' })).toContainText('Autogestito')
  await expect(conflict.getByRole('button', { name: 'Ancora 2 campi da scegliere' })).toBeDisabled()

  await conflict.getByRole('button', { name: 'Torna al modulo' }).click()
  await expect(page.getByLabel('Commenti')).toHaveValue('Dopo cena')
  await expect(page.getByLabel('Mattina', { exact: true })).toHaveValue('2')
  await save(page)

  const morning = conflict.getByRole('group', { name: 'Mattina' })
  await morning.getByRole('radio', { name: signedByColleague }).check()
  await expect(conflict.getByRole('button', { name: 'Ancora 1 campo da scegliere' })).toBeDisabled()
  const comments = conflict.getByRole('group', { name: 'Commenti' })
  await comments.getByRole('radio', { name: /Quello che ho scritto io$/ }).check()
  await conflict.getByRole('button', { name: 'Salva le scelte' }).click()
  await giveReason(page, 'Errore di scrittura')

  await expect(page.getByText('½-0-0-0 compresse').first()).toBeVisible()
  const versions = page
    .locator('section', { has: page.getByRole('heading', { name: 'Storia' }) })
    .getByRole('listitem')
  await expect(versions).toHaveCount(3)
  const [mine, theirs] = [versions.nth(0), versions.nth(1)]
  await expect(mine).toContainText('Motivo: Errore di scrittura')
  await expect(mine).toContainText('Commenti: Mai a digiuno Dopo cena')
  await expect(mine).toContainText('Autogestito: No Sì')
  await expect(mine).not.toContainText('Mattina')
  await expect(theirs).toContainText('Mattina: 1 ½')
  await expect(theirs).toContainText('Data di fine: (vuoto) 31.12.2030')
})
