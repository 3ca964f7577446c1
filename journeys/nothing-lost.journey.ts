import { loadAnew } from './load-anew.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'
import { today } from './clock.ts'
import { openDrugs } from './open-drugs.ts'
import { ownClient } from './own-client.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { ownPractice } from './own-practice.ts'
import { send } from './send.ts'

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
  await loadAnew(page)
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

test('why a drug is corrected survives a reload, with the correction', async ({ page, another }) => {
  // Two people sign in and write one after the other.
  test.slow()
  const { business } = await ownHouse(page, 'Spitex dei Larici')
  const { dossier } = await ownClient(page)
  const drug = { name: 'Ramipril prova', modality: 'OS', morning: 1, afternoon: 0, evening: 0, night: 0 }
  const create = `/api/dossiers/${dossier}/drugs/create_drug`
  const { _id } = await send<{ _id: string }>(page, 'POST', create, { ...drug, start_date: today() })

  const colleague = await another()
  await ownColleague(page, colleague, { business, role: 'DS', last_name: 'Bernasconi' })
  await colleague.goto(`/dossier/${dossier}/activity/drugs/${_id}/edit`)
  await colleague.getByLabel(say('Commenti')).fill('Con un bicchiere di acqua')
  const save = colleague.getByRole('button', { name: say('Salva'), exact: true })
  await save.click()
  const sheet = colleague.getByRole('dialog')
  const reason = sheet.getByRole('textbox', { name: saying('Motivo') })
  await reason.fill('La dottoressa ha richiamato alle undici')
  await expect(sheet.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await loadAnew(colleague)
  await expect(colleague.getByLabel(say('Commenti'))).toHaveValue('Con un bicchiere di acqua')
  await save.click()
  await expect(reason).toHaveValue('La dottoressa ha richiamato alle undici')
  await colleague.getByRole('button', { name: say('Salva la correzione') }).click()
  await expect(colleague.getByText('La dottoressa ha richiamato alle undici')).toBeVisible()
})
