import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { searchFor } from './search-for.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'

test('a doctor is written down once, linked to a client, and called by one tap', async ({ page }) => {
  await ownPractice(page)
  const client = await ownClient(page)

  await page.goto('/contacts')
  await page.getByRole('link', { name: say('Nuovo medico') }).click()
  await page.getByRole('textbox', { name: saying('Cognome') }).fill("D'Angelo-Prova")
  await page.getByRole('textbox', { name: say('Telefono') }).fill('091 123 45 67')
  await page.getByRole('textbox', { name: say('GLN') }).fill('7601000000018')
  await page.getByRole('button', { name: say('Salva') }).click()
  await expect(
    page.getByText(say('Una cifra del GLN non è giusta: confrontarlo con il documento.')),
  ).toBeVisible()
  await page.getByRole('textbox', { name: say('GLN') }).fill('7601000000019')
  await page.getByRole('button', { name: say('Salva') }).click()
  await page.getByRole('heading', { name: "D'Angelo-Prova", level: 1 }).waitFor()

  await goOn(page, `/dossier/${client.dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: saying('Medico curante') }).click()
  await page.getByRole('button', { name: say('Scegli dalla rubrica') }).click()
  await searchFor(page.getByRole('searchbox', { name: say('Cerca nella rubrica') }), 'angelo')
  await page.getByRole('button', { name: /D'Angelo-Prova/ }).click()
  const call = page.getByRole('link', { name: '+41 91 123 45 67' })
  await expect(call).toHaveAttribute('href', 'tel:+41911234567')

  await goOn(page, `/dossier/${client.dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: saying('Cassa malati') }).click()
  await page.getByRole('button', { name: say('Scegli dalla rubrica') }).click()
  await searchFor(page.getByRole('searchbox', { name: say('Cerca nella rubrica') }), 'concordia')
  await page.getByRole('button', { name: /CONCORDIA/ }).click()
  await page.getByRole('heading', { name: 'CONCORDIA' }).waitFor()

  await goOn(page, `/dossier/${client.dossier}/attributes/sanitary_data`)
  await expect(
    page.getByRole('link', { name: new RegExp(`${say('Medico curante')}.*D'Angelo-Prova`, 's') }),
  ).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`${say('Cassa malati')}.*CONCORDIA`, 's') }).click()
  await page.getByRole('button', { name: say('Scollega') }).click()
  await page.getByText(say('Nessun contatto collegato')).waitFor()
  const linked = await page.request.get(`/api/dossiers/${client.dossier}/contacts`)
  expect(await linked.json()).toMatchObject({
    insurance: [],
    primary_doctor: [{ last_name: "D'Angelo-Prova" }],
  })
})
