import { newId } from '@vicino/domain/wire/id.ts'
import { loadAnew } from './load-anew.ts'
import { ownHouse } from './own-house.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'

const password = 'una parola di prova'

test('a nurse is invited, accepts by her link, and loses access with the end of the collaboration', async ({
  page,
  another,
}) => {
  const email = `${newId()}@prova.vicino.test`
  await ownHouse(page, 'Spitex dei Tigli')
  await page.goto('/plan/operators')
  await page.getByRole('link', { name: say('Invita collaboratore') }).click()
  await page.getByRole('button', { name: say('Scegli la persona') }).click()
  await page.getByRole('button', { name: say('Persona nuova') }).click()
  await page.getByLabel(saying('Nome')).fill('Nora')
  await page.getByLabel(saying('Cognome')).fill("D'Angelo-Müller")
  await page.getByLabel(saying('Qualifica')).selectOption('nurse_bsc')
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  await loadAnew(page)
  await expect(page.getByLabel(saying('Nome')), 'the draft survives a reload').toHaveValue('Nora')
  await page.getByRole('button', { name: say('Avanti') }).click()
  await page.getByRole('button', { name: say('Stupefacenti') }).click()
  await page.getByRole('button', { name: say('Avanti') }).click()
  await page.getByLabel(saying('E-mail')).fill(email)
  await page.getByLabel(saying('Telefono')).fill('079 123 45 67')
  await page.getByRole('button', { name: say("Invia l'invito") }).click()
  const address = new URL((await page.getByText(/\/invitation\?token=/).textContent())!)
  await page.getByRole('button', { name: say('Fatto') }).click()
  await expect(page.getByRole('list', { name: say('Inviti') })).toContainText("Nora D'Angelo-Müller")

  const nurse = await another()
  await nurse.goto(`${address.pathname}${address.search}`)
  await expect(nurse.getByText('Spitex dei Tigli')).toBeVisible()
  await expect(nurse.getByText(say('Inf. dipl.'))).toBeVisible()
  await nurse.locator('#password').fill('corta')
  await nurse.getByRole('button', { name: say('Accetta e inizia') }).click()
  await expect(nurse.getByText(say('La password deve avere almeno 12 caratteri.'))).toBeVisible()
  await nurse.locator('#password').fill(password)
  await nurse.getByRole('button', { name: say('Accetta e inizia') }).click()
  await expect(nurse.getByRole('heading', { name: say('Oggi') })).toBeVisible()
  await nurse.goto(`${address.pathname}${address.search}`)
  await expect(nurse.getByText(say('Il collegamento non vale più: chieda un nuovo invito.'))).toBeVisible()
  await nurse.goto('/handover')

  await loadAnew(page)
  await page
    .getByRole('list', { name: say('Operatori') })
    .getByRole('link', { name: /Nora/ })
    .click()
  await expect(page.getByText(say('Leggere i farmaci'))).toBeVisible()
  await expect(page.getByText(say('Stupefacenti'))).toBeHidden()
  await page.getByRole('button', { name: say('Chiudi la collaborazione') }).click()
  await page.getByRole('button', { name: say("Chiudi l'accesso adesso") }).click()
  await expect(
    page.getByText(saying("L'accesso è stato chiuso il {{when}}. Quello che ha firmato resta.")),
  ).toBeVisible()
  await expect(
    nurse.getByRole('heading', { name: say('La sua collaborazione è terminata') }),
    'the page that stands open is covered',
  ).toBeVisible()
  await expect(
    nurse.getByText(
      saying(
        'Non lavora più per {{business}}: da qui non si apre più nulla di questa organizzazione. Quello che ha salvato resta nei dossier con il suo nome.',
        {
          business: 'Spitex dei Tigli',
        },
      ),
    ),
  ).toBeVisible()
  await expect(nurse.getByRole('heading', { name: say('Consegne') })).toBeHidden()
  const refused = await nurse.request.get('/api/dossiers/all_dossiers')
  expect(refused.status(), 'the next click says so').toBe(403)
})
