import { newId } from '@vicino/domain/wire/id.ts'
import { send } from './send.ts'
import { expect, test } from './story.ts'

const password = 'una parola di prova'

test('a nurse is invited, accepts by her link, and loses access with the end of the collaboration', async ({
  page,
  another,
}) => {
  const email = `${newId()}@prova.vicino.test`
  const founder = {
    kind: 'business',
    business_name: 'Spitex dei Tigli',
    first_name: 'Dora',
    last_name: 'Direttrice',
  }
  await send(page, 'POST', '/api/sign-up', { ...founder, email: `${newId()}@prova.vicino.test`, password })

  await page.goto('/plan/operators')
  await page.getByRole('link', { name: 'Invita collaboratore' }).click()
  await page.getByRole('button', { name: 'Scegli la persona' }).click()
  await page.getByRole('button', { name: 'Persona nuova' }).click()
  await page.getByLabel(/^Nome/).fill('Nora')
  await page.getByLabel(/^Cognome/).fill("D'Angelo-Müller")
  await page.getByLabel(/^Qualifica/).selectOption('nurse_bsc')
  await expect(page.getByText(/Bozza salvata/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Nome/), 'the draft survives a reload').toHaveValue('Nora')
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: 'Stupefacenti' }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Telefono/).fill('079 123 45 67')
  await page.getByRole('button', { name: "Invia l'invito" }).click()
  const address = new URL((await page.getByText(/\/invitation\?token=/).textContent())!)
  await page.getByRole('link', { name: 'Fatto' }).click()
  await expect(page.getByRole('list', { name: 'Inviti' })).toContainText("Nora D'Angelo-Müller")

  const nurse = await another()
  await nurse.goto(`${address.pathname}${address.search}`)
  await expect(nurse.getByText('Spitex dei Tigli')).toBeVisible()
  await expect(nurse.getByText('Infermiere diplomato')).toBeVisible()
  await nurse.locator('#password').fill('corta')
  await nurse.getByRole('button', { name: 'Accetta e inizia' }).click()
  await expect(nurse.getByText('La password deve avere almeno 12 caratteri.')).toBeVisible()
  await nurse.locator('#password').fill(password)
  await nurse.getByRole('button', { name: 'Accetta e inizia' }).click()
  await expect(nurse.getByRole('heading', { name: 'Oggi' })).toBeVisible()
  await nurse.goto(`${address.pathname}${address.search}`)
  await expect(nurse.getByText('Il collegamento non vale più: chieda un nuovo invito.')).toBeVisible()
  await nurse.goto('/handover')

  await page.reload()
  await page.getByRole('list', { name: 'Operatori' }).getByRole('link', { name: /Nora/ }).click()
  await expect(page.getByText('Leggere i farmaci')).toBeVisible()
  await expect(page.getByText('Stupefacenti')).toBeHidden()
  await page.getByRole('button', { name: 'Chiudi la collaborazione' }).click()
  await page.getByRole('button', { name: "Chiudi l'accesso adesso" }).click()
  await expect(page.getByText(/L'accesso è stato chiuso/)).toBeVisible()
  await expect(
    nurse.getByRole('heading', { name: 'La sua collaborazione è terminata' }),
    'the page that stands open is covered',
  ).toBeVisible()
  await expect(nurse.getByText(/Non lavora più per Spitex dei Tigli/)).toBeVisible()
  await expect(nurse.getByRole('heading', { name: 'Consegne' })).toBeHidden()
  const refused = await nurse.request.get('/api/dossiers/all_dossiers')
  expect(refused.status(), 'the next click says so').toBe(403)
})
