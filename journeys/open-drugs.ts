import type { Page } from '@playwright/test'

/** Opens the drugs of the first client of the list. */
export async function openDrugs(page: Page): Promise<void> {
  await page.goto('/plan/clients')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('main').getByRole('link', { name: 'Attività' }).first().click()
  await page.getByRole('link', { name: 'Farmaci' }).first().click()
  await page.getByRole('heading', { name: 'Farmaci', level: 1 }).waitFor()
}
