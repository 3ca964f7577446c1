import { expect, type Page } from '@playwright/test'

/** Begins an empty anamnesis of the client with this number in the list, and answers the address of its menu. */
export async function beginAnamnesis(page: Page, client: number): Promise<string> {
  await page.goto('/plan/clients')
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(client).click()
  await page.waitForURL(/\/dossier\/[^/]+$/)
  await page.goto(`${new URL(page.url()).pathname}/attributes/anamnesis`)
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
