import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { accessibilityFindings } from './accessible.ts'
import { ownClient } from './own-client.ts'
import { ownPractice } from './own-practice.ts'
import { say, saying } from './say.ts'
import { expect, test } from './story.ts'

test('a dossier leaves as a whole, with a reason', async ({ page }) => {
  await ownPractice(page)
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes`)
  await page.getByRole('link', { name: say('Esporta il dossier') }).click()
  await expect(page.getByText(say('ogni parte con la sua impronta SHA-256'))).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: say('Esporta'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  const confirm = sheet.getByRole('button', { name: say('Esporta'), exact: true })
  await confirm.click()
  await expect(sheet.getByText(say('Indicare il motivo con almeno 3 caratteri.'))).toBeVisible()
  await sheet.getByRole('button', { name: say('Richiesta del cliente') }).click()
  const downloads = page.waitForEvent('download')
  await confirm.click()
  const download = await downloads
  expect(download.suggestedFilename()).toMatch(/^dossier .+\.zip$/)
  await expect(page.getByText(saying('Archivio salvato: {{size}}'))).toBeVisible()
  const files = unzipSync(readFileSync(await download.path()))
  expect(Object.keys(files)).toEqual(['dossier.pdf', 'fhir/dossier.json', 'accessi.csv', 'manifesto.json'])
})
