import { readFile } from 'node:fs/promises'
import { yearOf } from '@vicino/domain/days/day.ts'
import { accessibilityFindings } from './accessible.ts'
import { careFor } from './bill.ts'
import { today } from './clock.ts'
import { goOn } from './go-on.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say } from './say.ts'
import { expect, test } from './story.ts'

test('a year is read in its tables, changed, and taken out as a file', async ({ page }) => {
  await ownPractice(page)
  const client = await ownClient(page)
  await careFor(page, client)
  const year = yearOf(today())

  await page.goto('/more')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Statistiche') })
    .click()
  const letters = page.getByRole('table', { name: say('Ore per lettera') })
  await expect(letters.getByRole('row', { name: say('B – cure') })).toContainText('0.45')
  expect(await accessibilityFindings(page)).toEqual([])

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: `${say('Scarica CSV')}: ${say('Ore per lettera')}` }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`statistiche-ore-${year}.csv`)
  const table = await readFile(await file.path(), 'utf8')
  expect(table).toContain(`${year};${today().slice(0, 7)};B;0;27`)

  // One client alone is no figure: she could be recognised.
  await page.getByRole('link', { name: say('Clienti'), exact: true }).click()
  const ages = page.getByRole('table', { name: say('Clienti per età e sesso') })
  await expect(ages.getByRole('row', { name: say('80 anni e più') })).toContainText(say('n. i.'))
  expect(await accessibilityFindings(page)).toEqual([])

  // What is missing for the authorities, and where it is added.
  await page.getByRole('link', { name: say('For Government'), exact: true }).click()
  const identity = page.getByRole('region', { name: say('Identità') })
  await expect(identity.getByText(say('Manca')).first()).toBeVisible()
  await expect(identity.getByRole('link', { name: say('Completa le impostazioni') }).first()).toHaveAttribute(
    'href',
    '/settings/edit',
  )

  await page.goto('/statistics')
  await expect(letters).toBeVisible()
  await page.getByRole('button', { name: say('Anno precedente') }).click()
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`))
  await expect(page.getByText(say('Nessuna visita in questo anno'))).toBeVisible()
  await page.getByRole('button', { name: say('Anno seguente') }).click()
  await expect(letters).toBeVisible()

  // Her own year stands among the pages of her dossier.
  await goOn(page, `/dossier/${client.dossier}/attributes`)
  await page
    .getByRole('list', { name: say('For Government') })
    .getByRole('link')
    .click()
  await expect(letters.getByRole('row', { name: say('B – cure') })).toContainText('0.45')
  await page.getByRole('link', { name: say('Peso'), exact: true }).click()
  await expect(page.getByText(say('Nessun peso misurato in questo anno.'))).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})
