import { loadAnew } from './load-anew.ts'
import { untilAtRest } from './at-rest.ts'
import { ownClient } from './own-client.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { expect, test } from './story.ts'

test('a team is begun, its leader reaches its client, and no more once she is taken out', async ({
  page,
  another,
}) => {
  const { business } = await ownHouse(page, 'Spitex dei Noci')
  const hers = await another()
  await ownColleague(page, hers, { business, role: 'CE', last_name: 'Rezzonico' })
  const { dossier, name } = await ownClient(page)
  await hers.goto(`/dossier/${dossier}`)
  await expect(hers.getByText(name)).toBeHidden()

  await page.goto('/plan/operators')
  await page.getByRole('link', { name: 'Le équipe', exact: true }).click()
  await expect(page.getByText('Nessuna équipe')).toBeVisible()
  await page.getByRole('button', { name: 'Nuova équipe' }).first().click()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Compilare questo campo.')).toBeVisible()
  await page.getByLabel(/^Nome dell'équipe/).fill('Équipe Castello')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { name: 'Équipe Castello' })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi operatore' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Rita Rezzonico/ })
    .click()
  await page.getByRole('button', { name: 'Aggiungi un cliente' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('button', { name: `Rimuovi ${name}` })).toBeVisible()

  // She reaches the client when the server has it.
  await untilAtRest(page)
  await hers.goto(`/dossier/${dossier}`)
  await expect(hers.getByText(name).first()).toBeVisible()

  await loadAnew(page)
  await page.getByRole('button', { name: 'Rimuovi Rita Rezzonico' }).click()
  await page.getByRole('button', { name: "Rimuovi dall'équipe" }).click()
  await expect(page.getByText('Nessun operatore')).toBeVisible()
  const refused = await hers.request.get(`/api/dossiers/${dossier}`)
  expect(refused.status(), 'the next tap says so').toBe(404)

  await page.getByRole('button', { name: 'Modifica' }).click()
  await page.getByRole('button', { name: "Sciogli l'équipe" }).click()
  await page.getByRole('button', { name: "Sciogli l'équipe" }).click()
  await expect(page.getByText('Nessuna équipe')).toBeVisible()
})
