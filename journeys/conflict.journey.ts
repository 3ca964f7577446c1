import { say, saying } from './say.ts'
import { expect, type Page, test } from './story.ts'
import { openDrugs } from './open-drugs.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { ownClient } from './own-client.ts'

const save = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: say('Salva'), exact: true }).click()

const giveReason = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole('button', { name: say(reason) }).click()
  await page.getByRole('button', { name: say('Salva la correzione') }).click()
}

/** A line of the history: the field, what stood there and what stands there now. */
const changed = (field: string, before: string, after: string): RegExp =>
  new RegExp(
    [`${say(field)}\\s?:`, before, after]
      .map(word => word.replaceAll(/[()]/g, String.raw`\$&`))
      .join(String.raw`\s`),
  )

/** Signed as it stands beside what a colleague wrote: her name, the day and the time. */
const signedByColleague = /^½ .+, \d\d\.\d\d\.\d{4}, \d\d:\d\d$/

test('two people who correct one drug lose nothing of what either wrote', async ({ page, another }) => {
  // Two people sign in and write one after the other.
  test.slow()
  const name = 'Ibuprofene prova'
  const { business } = await ownHouse(page, 'Spitex dei Frassini')
  const other = await another()
  await ownColleague(page, other, { business, role: 'DS', last_name: 'Bernasconi' })
  await openDrugs(page, await ownClient(page))
  await page
    .getByRole('link', { name: say('Aggiungi farmaco') })
    .first()
    .click()
  await page.getByLabel(say('Nome del farmaco')).fill(name)
  await page.getByLabel(say('Modalità')).selectOption('OS')
  await page.getByLabel(say('Mattina'), { exact: true }).fill('1')
  await save(page)
  await page
    .getByRole('link', { name: new RegExp(name) })
    .last()
    .click()
  await page.getByRole('link', { name: say('Correggi') }).click()
  await page.getByLabel(say('Mattina'), { exact: true }).fill('2')
  await page.getByLabel(say('Commenti')).fill('Dopo cena')
  await page.getByText(say('Autogestito')).click()

  await other.goto(new URL(page.url()).pathname)
  await other.getByLabel(say('Mattina'), { exact: true }).fill('0.5')
  await other.getByRole('textbox', { name: say('Data di fine') }).fill('31.12.2030')
  await other.getByLabel(say('Commenti')).fill('Mai a digiuno')
  await save(other)
  await giveReason(other, 'Cambiato dal medico')
  await expect(other.getByRole('heading', { name: say('Cronologia') })).toBeVisible()

  await save(page)
  const conflict = page.getByRole('dialog', { name: say('Due versioni di questo farmaco') })
  await expect(conflict.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(conflict.getByRole('group', { name: saying('{{by}} ha cambiato') }).first()).toContainText(
    '31.12.2030',
  )
  await expect(conflict.getByRole('group', { name: say('Io ho cambiato') })).toContainText(say('Autogestito'))
  await expect(
    conflict.getByRole('button', { name: say('Ancora {{count}} campi da scegliere', { count: 2 }) }),
  ).toBeDisabled()

  await conflict.getByRole('button', { name: say('Torna al modulo') }).click()
  await expect(page.getByLabel(say('Commenti'))).toHaveValue('Dopo cena')
  await expect(page.getByLabel(say('Mattina'), { exact: true })).toHaveValue('2')
  await save(page)

  const morning = conflict.getByRole('group', { name: say('Mattina') })
  await morning.getByRole('radio', { name: signedByColleague }).check()
  await expect(
    conflict.getByRole('button', { name: say('Ancora {{count}} campi da scegliere', { count: 1 }) }),
  ).toBeDisabled()
  const comments = conflict.getByRole('group', { name: say('Commenti') })
  await comments.getByRole('radio', { name: new RegExp(`${say('Quello che ho scritto io')}$`) }).check()
  await conflict.getByRole('button', { name: say('Salva le scelte') }).click()
  await giveReason(page, 'Errore di scrittura')

  await expect(page.getByText(`½-0-0-0 ${say('compresse')}`).first()).toBeVisible()
  const versions = page
    .locator('section', { has: page.getByRole('heading', { name: say('Cronologia') }) })
    .getByRole('listitem')
  await expect(versions).toHaveCount(3)
  const [mine, theirs] = [versions.nth(0), versions.nth(1)]
  await expect(mine).toContainText(say('Motivo: {{reason}}', { reason: say('Errore di scrittura') }))
  await expect(mine).toContainText(changed('Commenti', 'Mai a digiuno', 'Dopo cena'))
  await expect(mine).toContainText(changed('Autogestito', say('No'), say('Sì')))
  await expect(mine).not.toContainText(say('Mattina'))
  await expect(theirs).toContainText(changed('Mattina', '1', '½'))
  await expect(theirs).toContainText(changed('Data di fine', say('(vuoto)'), '31.12.2030'))
})
