import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'

test('an act is delegated in writing, done, and closed to her again at once', async ({ page, another }) => {
  const { business } = await ownHouse(page, 'Spitex dei Castagni')
  const hers = await another()
  await ownColleague(page, hers, { business, role: 'AC', last_name: 'Rezzonico' })
  const { dossier, name } = await ownClient(page)

  await page.goto(`/dossier/${dossier}/stakeholders`)
  await page.getByRole('button', { name: say('Aggiungi') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Rita Rezzonico/ })
    .click()
  await expect(
    page.getByRole('button', { name: say('Rimuovi {{name}}', { name: 'Rita Rezzonico' }) }),
  ).toBeVisible()

  await hers.goto(`/dossier/${dossier}`)
  await expect(hers.getByText(name).first()).toBeVisible()
  const measure = () =>
    hers.request.post(`/api/dossiers/${dossier}/clinical_parameters/create`, {
      headers: { origin: new URL(hers.url()).origin },
      data: { hr: 70 },
    })
  expect((await measure()).status(), 'before anything was delegated').toBe(404)

  await goOn(page, '/plan/operators')
  await page.getByRole('link', { name: say('Deleghe scritte') }).click()
  await expect(page.getByText(say('Nessuna delega in vigore'))).toBeVisible()
  await page.getByRole('link', { name: say('Nuova delega') }).click()
  await page.getByRole('button', { name: say('Salva') }).click()
  await expect(page.getByText(say('Scegliere una possibilità.')).first()).toBeVisible()
  await page.getByRole('button', { name: say("Scegli l'operatore") }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Rita Rezzonico/ })
    .click()
  await page.getByText(say('Misurare i parametri')).click()
  await page.getByRole('button', { name: say('Scegli il cliente') }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByLabel(say('Istruzione')).fill('Istruita sul posto.')
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await loadAnew(page)
  await expect(page.getByText('Rita Rezzonico'), 'the draft survives a reload').toBeVisible()
  await page.getByRole('button', { name: say('Salva') }).click()
  const list = page.getByRole('list', { name: say('Deleghe scritte') })
  await expect(list).toContainText(name)

  expect((await measure()).status()).toBe(201)
  await goOn(hers, '/plan/operators/delegations')
  await expect(hers.getByRole('list', { name: say('Deleghe scritte') })).toContainText(
    say('Misurare i parametri'),
  )
  await expect(hers.getByRole('link', { name: say('Nuova delega') })).toBeHidden()

  await list.getByRole('button', { name: /Rita Rezzonico/ }).click()
  await page.getByRole('button', { name: say('Revoca da subito') }).click()
  await expect(page.getByText(say('Nessuna delega in vigore'))).toBeVisible()
  expect((await measure()).status(), 'the next tap says so').toBe(404)
  await page.getByRole('radio', { name: say('Finite') }).check()
  await expect(list).toContainText(say('Revocata'))
})
