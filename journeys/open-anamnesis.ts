import { expect, type Page } from '@playwright/test'
import { ownClient, type Person } from './own-client.ts'

/** Begins an empty anamnesis of a client of the story's own, and answers the address of its menu. */
export async function beginAnamnesis(page: Page, person?: Person): Promise<string> {
  const { dossier } = await ownClient(page, person)
  await page.goto(`/dossier/${dossier}/attributes/anamnesis`)
  await page.getByRole('button', { name: 'Nuova anamnesi' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comincia/ })
    .click()
  await page.waitForURL(/\/anamnesis\/[^/]+$/)
  await expect(page.getByRole('list', { name: 'Sezioni' })).toBeVisible()
  return new URL(page.url()).pathname
}

/** Taps an answer of a question. */
export const answer = (page: Page, question: string, option: string): Promise<void> =>
  page.getByRole('group', { name: question, exact: true }).getByRole('button', { name: option }).click()
