import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { expect, test } from './story.ts'

test('a doctor is written down once, linked to a client, and called by one tap', async ({ page }) => {
  await ownPractice(page)
  const client = await ownClient(page)

  await page.goto('/contacts')
  await page.getByRole('link', { name: 'Nuovo medico' }).click()
  await page.getByRole('textbox', { name: 'Cognome' }).fill("D'Angelo-Prova")
  await page.getByRole('textbox', { name: 'Telefono' }).fill('091 123 45 67')
  await page.getByRole('textbox', { name: 'GLN' }).fill('7601000000018')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Una cifra del GLN non torna')).toBeVisible()
  await page.getByRole('textbox', { name: 'GLN' }).fill('7601000000019')
  await page.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('heading', { name: "D'Angelo-Prova", level: 1 }).waitFor()

  await page.goto(`/dossier/${client.dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: /Medico curante/ }).click()
  await page.getByRole('button', { name: 'Scegli dalla rubrica' }).click()
  await page.getByRole('searchbox', { name: 'Cerca nella rubrica' }).fill('angelo')
  await page.getByRole('button', { name: /D'Angelo-Prova/ }).click()
  const call = page.getByRole('link', { name: '+41 91 123 45 67' })
  await expect(call).toHaveAttribute('href', 'tel:+41911234567')

  await page.goto(`/dossier/${client.dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: /Cassa malati/ }).click()
  await page.getByRole('button', { name: 'Scegli dalla rubrica' }).click()
  await page.getByRole('searchbox', { name: 'Cerca nella rubrica' }).fill('concordia')
  await page.getByRole('button', { name: /CONCORDIA/ }).click()
  await page.getByRole('heading', { name: 'CONCORDIA' }).waitFor()

  await page.goto(`/dossier/${client.dossier}/attributes/sanitary_data`)
  await expect(page.getByRole('link', { name: /Medico curante.*D'Angelo-Prova/s })).toBeVisible()
  await page.getByRole('link', { name: /Cassa malati.*CONCORDIA/s }).click()
  await page.getByRole('button', { name: 'Scollega' }).click()
  await page.getByText('Nessun contatto collegato').waitFor()
  const linked = await page.request.get(`/api/dossiers/${client.dossier}/contacts`)
  expect(await linked.json()).toMatchObject({
    insurance: [],
    primary_doctor: [{ last_name: "D'Angelo-Prova" }],
  })
})
