import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { ownClient } from './own-client.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './story.ts'

/** A day as it is typed. */
const typed = (day: string): string => day.split('-').toReversed().join('.')

test('who pays for the care is written once, changes with a day, and is never doubled', async ({ page }) => {
  await signIn(page, 'infermiera')
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: /^Tutte le coperture/ }).click()
  await page.getByRole('link', { name: 'Aggiungi copertura' }).click()
  const save = page.getByRole('button', { name: 'Salva', exact: true })
  await save.click()
  await expect(page.getByLabel(/^Nome dell'assicuratore/)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(/^Nome dell'assicuratore/).fill('Cassa Prova')
  const place = await save.boundingBox()
  await page.getByLabel("Numero d'assicurato").fill('12.345.6')
  await expect(page.getByText(/Bozza salvata/)).toBeVisible()
  expect(await save.boundingBox(), 'the save stays under the thumb').toEqual(place)
  await page.reload()
  await expect(page.getByLabel("Numero d'assicurato"), 'the draft survives a reload').toHaveValue('12.345.6')
  await save.click()
  const held = page.getByRole('list', { name: 'Oggi' })
  await expect(held).toContainText('Cassa Prova')

  // Another insurer of the same law cannot hold on the same day.
  await page.getByRole('link', { name: 'Aggiungi' }).click()
  await page.getByLabel(/^Nome dell'assicuratore/).fill('Altra Cassa')
  await save.click()
  await expect(page.getByText(/vale già una copertura della stessa legge/)).toBeVisible()
  const next = addDays(today(), 30)
  await page.goto(`/dossier/${dossier}/attributes/sanitary_data/coverages`)
  await held.getByRole('link', { name: /Cassa Prova/ }).click()
  await page.getByRole('link', { name: 'Correggi' }).click()
  await page.getByRole('textbox', { name: 'Vale fino al' }).fill(typed(addDays(next, -1)))
  await save.click()
  await expect(page.getByText('Copertura salvata')).toBeVisible()

  await page.goto(`/dossier/${dossier}/attributes/sanitary_data/coverages/new`)
  await expect(page.getByLabel(/^Nome dell'assicuratore/), 'what was refused is kept').toHaveValue(
    'Altra Cassa',
  )
  await page.getByRole('textbox', { name: /^Vale dal/ }).fill(typed(next))
  await save.click()
  await expect(page.getByRole('list', { name: 'In futuro' })).toContainText('Altra Cassa')
  await page.goto(`/dossier/${dossier}/attributes/sanitary_data`)
  await expect(page.getByRole('link', { name: /^Cassa Prova/ })).toBeVisible()
  await expect(page.getByText('Altra Cassa')).toBeHidden()
})
