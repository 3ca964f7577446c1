import { send } from './send.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './story.ts'

test('a dossier is opened in an emergency, seen by the direction, ended and reviewed', async ({
  page,
  another,
}) => {
  const direction = await another()
  await signIn(direction, 'direzione', '/more')
  const client = { first_name: 'Amalia', last_name: 'Soccorso', birthday: '1938-02-14', gender: 'female' }
  const { _id } = await send<{ _id: string }>(direction, 'POST', '/api/dossiers/create_dossier', { client })

  await signIn(page, 'infermiera', '/plan/clients')
  await page.getByRole('link', { name: "Accesso d'emergenza" }).click()
  // The page before has a field that begins alike, which would take the name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Accesso d'emergenza")
  await page.getByLabel(/^Nome/).fill('Amalia')
  await page.getByLabel(/^Cognome/).fill('Soccors')
  await page.getByRole('textbox', { name: /^Data di nascita/ }).fill('14.02.1938')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect(page.getByText(/^Nessun dossier con esattamente/)).toBeVisible()
  await page.getByLabel(/^Cognome/).fill('Soccorso')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect(page.getByText('Il dossier esiste.')).toBeVisible()

  await direction.goto(`/dossier/${_id}`)
  await expect(direction.getByText('Soccorso').first()).toBeVisible()
  await page.getByLabel(/^Motivo/).fill('Trovata a terra dal vicino')
  await page.getByRole('button', { name: 'Apri il dossier' }).click()
  await expect(page.getByText(/^Accesso d'emergenza: aperto da lei/)).toBeVisible()
  await expect(direction.getByText(/^Accesso d'emergenza: aperto da/)).toBeVisible()
  await expect(direction.getByText('Motivo: Trovata a terra dal vicino')).toBeVisible()

  await page.getByRole('button', { name: "Termina l'accesso" }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Termina l'accesso" }).click()
  await expect(page).toHaveURL(/\/plan\/clients/)
  await page.goto(`/dossier/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')

  await direction.goto('/audit/emergencies')
  await direction
    .getByRole('button', { name: /^Segna come verificato/ })
    .first()
    .click()
  await expect(direction.getByText(/^Verificato da/).first()).toBeVisible()
})
