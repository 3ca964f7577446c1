import { goOn } from './go-on.ts'
import { ownColleague, ownHouse } from './own-house.ts'
import { say, saying } from './say.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

test('a dossier is opened in an emergency, seen by the direction, ended and reviewed', async ({
  page,
  another,
}) => {
  const direction = await another()
  const { business } = await ownHouse(direction, 'Spitex degli Aceri')
  await ownColleague(direction, page, { business, role: 'INF', last_name: 'Lepori' })
  const client = { first_name: 'Amalia', last_name: 'Soccorso', birthday: '1938-02-14', gender: 'female' }
  const { _id } = await send<{ _id: string }>(direction, 'POST', '/api/dossiers/create_dossier', { client })

  await page.goto('/plan/clients')
  await page.getByRole('link', { name: say("Accesso d'emergenza") }).click()
  // The page before has a field that begins alike, which would take the name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say("Accesso d'emergenza"))
  await page.getByLabel(saying('Nome')).fill('Amalia')
  await page.getByLabel(saying('Cognome')).fill('Soccors')
  await page.getByRole('textbox', { name: saying('Data di nascita') }).fill('14.02.1938')
  await page.getByRole('button', { name: say('Cerca'), exact: true }).click()
  await expect(
    page.getByText(say('Nessun dossier con esattamente questo nome e questa data di nascita.')),
  ).toBeVisible()
  await page.getByLabel(saying('Cognome')).fill('Soccorso')
  await page.getByRole('button', { name: say('Cerca'), exact: true }).click()
  await expect(page.getByText(say('Il dossier esiste.'))).toBeVisible()

  await direction.goto(`/dossier/${_id}`)
  await expect(direction.getByText('Soccorso').first()).toBeVisible()
  await page.getByLabel(saying('Motivo')).fill('Trovata a terra dal vicino')
  await page.getByRole('button', { name: say('Apri il dossier') }).click()
  await expect(page.getByText(saying("Accesso d'emergenza: aperto da lei fino al {{when}}."))).toBeVisible()
  await expect(
    direction.getByText(saying("Accesso d'emergenza: aperto da {{name}} fino al {{when}}.")),
  ).toBeVisible()
  await expect(
    direction.getByText(say('Motivo: {{reason}}', { reason: 'Trovata a terra dal vicino' })),
  ).toBeVisible()

  await page.getByRole('button', { name: say("Termina l'accesso") }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say("Termina l'accesso") })
    .click()
  await expect(page).toHaveURL(/\/plan\/clients/)
  await goOn(page, `/dossier/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Pagina non trovata'))

  await goOn(direction, '/audit/emergencies')
  await direction
    .getByRole('button', { name: saying('Segna come verificato') })
    .first()
    .click()
  await expect(direction.getByText(saying('Verificato da {{name}}')).first()).toBeVisible()
})
