import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { loadAnew } from './load-anew.ts'
import { ownClient } from './own-client.ts'
import { say, saying } from './say.ts'
import { ownPractice } from './own-practice.ts'
import { expect, test } from './story.ts'

/** A day as it is typed. */
const typed = (day: string): string => day.split('-').toReversed().join('.')

test('who pays for the care is written once, changes with a day, and is never doubled', async ({ page }) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes/sanitary_data`)
  await page.getByRole('link', { name: saying('Tutte le coperture') }).click()
  await page.getByRole('link', { name: say('Aggiungi copertura') }).click()
  const save = page.getByRole('button', { name: say('Salva'), exact: true })
  await save.click()
  await expect(page.getByLabel(saying("Nome dell'assicuratore"))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(saying("Nome dell'assicuratore")).fill('Cassa Prova')
  const place = await save.boundingBox()
  await page.getByLabel(say("Numero d'assicurato")).fill('12.345.6')
  await expect(page.getByText(saying('Bozza salvata {{time}}'))).toBeVisible()
  expect(await save.boundingBox(), 'the save stays under the thumb').toEqual(place)
  await loadAnew(page)
  await expect(page.getByLabel(say("Numero d'assicurato")), 'the draft survives a reload').toHaveValue(
    '12.345.6',
  )
  await save.click()
  const held = page.getByRole('list', { name: say('Oggi') })
  await expect(held).toContainText('Cassa Prova')

  // Another insurer of the same law cannot hold on the same day.
  await page.getByRole('link', { name: say('Aggiungi') }).click()
  await page.getByLabel(saying("Nome dell'assicuratore")).fill('Altra Cassa')
  await save.click()
  await expect(
    page.getByText(say('In questi giorni vale già una copertura della stessa legge: prima farla terminare.')),
  ).toBeVisible()
  const next = addDays(today(), 30)
  await goOn(page, `/dossier/${dossier}/attributes/sanitary_data/coverages`)
  await held.getByRole('link', { name: /Cassa Prova/ }).click()
  await page.getByRole('link', { name: say('Correggi') }).click()
  await page.getByRole('textbox', { name: say('Vale fino al') }).fill(typed(addDays(next, -1)))
  await save.click()
  await expect(page.getByText(say('Copertura salvata'))).toBeVisible()
  // The note stands a moment before the step back through the history, which would overtake a way elsewhere.
  await expect(page.getByRole('link', { name: say('Correggi') })).toBeVisible()

  await goOn(page, `/dossier/${dossier}/attributes/sanitary_data/coverages/new`)
  await expect(page.getByLabel(saying("Nome dell'assicuratore")), 'what was refused is kept').toHaveValue(
    'Altra Cassa',
  )
  await page.getByRole('textbox', { name: saying('Vale dal') }).fill(typed(next))
  await save.click()
  await expect(page.getByRole('list', { name: say('In futuro') })).toContainText('Altra Cassa')
  await goOn(page, `/dossier/${dossier}/attributes/sanitary_data`)
  await expect(page.getByRole('link', { name: /^Cassa Prova/ })).toBeVisible()
  await expect(page.getByText('Altra Cassa')).toBeHidden()
})
