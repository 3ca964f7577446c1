import { expect, test } from './story.ts'
import { desk } from './desk.ts'
import { openClient, ownClient } from './own-client.ts'
import { signIn } from './sign-in.ts'

test('a daughter is written once, and called from the first page of the dossier', async ({ page }) => {
  test.slow()
  await signIn(page, 'infermiera')
  const client = await ownClient(page)
  await openClient(page, client)
  await page.getByRole('link', { name: 'Aggiungi persona di contatto' }).click()

  await page.getByLabel('Nome e cognome').fill('Laura Prova')
  await page.getByLabel('Relazione').selectOption('Figlia')
  await page.getByText("Si chiama in caso d'emergenza").click()
  await page.getByRole('button', { name: 'Informazioni cliniche' }).click()
  await page.getByRole('button', { name: 'Direttive anticipate' }).click()
  const save = page.getByRole('button', { name: 'Salva', exact: true })
  await save.click()
  await expect(page.getByLabel('Telefono', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Telefono', { exact: true }).fill('079 123 45 67')
  await save.click()
  await expect(page.getByText('Laura Prova è tra le persone di contatto')).toBeVisible()

  // Two taps from the list of the day: the client, then the number.
  await openClient(page, client)
  const call = page.getByRole('link', { name: 'Chiama Laura Prova: +41 79 123 45 67' })
  await expect(call).toHaveAttribute('href', 'tel:+41791234567')
  await expect(call).toBeInViewport()

  await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'Tutte le persone di contatto' }).click()
  await page.getByRole('link', { name: 'Correggi' }).click()
  await page.getByLabel('E-mail').fill('laura@prova.test')
  await save.click()
  await expect(page.getByRole('link', { name: 'Scrivi a Laura Prova: laura@prova.test' })).toBeVisible()
  await page.getByRole('button', { name: 'Termina' }).click()
  await page.getByRole('button', { name: 'Non vale più' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Termina' }).click()
  await expect(page.getByText('Nessuna persona di contatto')).toBeVisible()
  await expect(page.getByText('Terminate: 1')).toBeVisible()
})
