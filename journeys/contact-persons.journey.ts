import { say } from './say.ts'
import { expect, test } from './story.ts'
import { desk } from './desk.ts'
import { goOn } from './go-on.ts'
import { chooseClient, openClient, ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'

test('a daughter is written once, and called from the first page of the dossier', async ({ page }) => {
  test.slow()
  const name = 'Laura Prova'
  await ownPractice(page)
  const client = await ownClient(page)
  await openClient(page, client)
  await page.getByRole('link', { name: say('Aggiungi persona di contatto') }).click()

  await page.getByLabel(say('Nome e cognome')).fill(name)
  await page.getByLabel(say('Relazione')).selectOption(say('Figlia'))
  await page.getByText(say("Da chiamare in caso d'emergenza")).click()
  await page.getByRole('button', { name: say('Informazioni cliniche') }).click()
  await page.getByRole('button', { name: say('Direttive anticipate') }).click()
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  await save.click()
  await expect(page.getByLabel(say('Telefono'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(say('Telefono'), { exact: true }).fill('079 123 45 67')
  await save.click()
  await expect(page.getByText(say('{{name}} è tra le persone di contatto', { name }))).toBeVisible()
  const phone = '+41 79 123 45 67'
  await expect(
    page.getByRole('link', { name: say('Chiama {{name}}: {{phone}}', { name, phone }) }),
  ).toBeVisible()

  // Two taps from the list of the day: the client, then the number.
  await goOn(page, '/plan/clients')
  await chooseClient(page, client)
  const call = page.getByRole('link', { name: `${say('Chiama {{name}}', { name })} · ${say('Figlia')}` })
  await expect(call).toHaveAttribute('href', 'tel:+41791234567')
  await expect(call).toBeInViewport()

  await page.setViewportSize(desk)
  await page.getByRole('link', { name: say('Tutte le persone di contatto') }).click()
  await page.getByRole('link', { name: say('Correggi') }).click()
  await page.getByLabel(say('E-mail')).fill('laura@prova.test')
  await save.click()
  await expect(
    page.getByRole('link', {
      name: say('Scrivi a {{name}}: {{email}}', { name, email: 'laura@prova.test' }),
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Rimuovi') }).click()
  await page.getByRole('button', { name: say('Non vale più') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Rimuovi') })
    .click()
  await expect(page.getByText(say('Nessuna persona di contatto'))).toBeVisible()
  await expect(page.getByText(say('Terminate: {{number}}', { number: 1 }))).toBeVisible()
})
