import type { Page } from '@playwright/test'

/** Opens the activity log of a client of the list; the first is the first. */
export async function openActivity(page: Page, at = 0): Promise<void> {
  await page.goto('/plan/clients')
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(at).click()
  await page.getByRole('main').getByRole('link', { name: 'Attività' }).first().click()
  await page.getByRole('heading', { name: 'Attività', level: 1 }).waitFor()
}
