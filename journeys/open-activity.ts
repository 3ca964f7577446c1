import type { Page } from '@playwright/test'
import { openClient, type OwnClient } from './own-client.ts'

/** Opens the activity log of a client. */
export async function openActivity(page: Page, client: OwnClient): Promise<void> {
  await openClient(page, client)
  await page.getByRole('main').getByRole('link', { name: 'Attività' }).first().click()
  await page.getByRole('heading', { name: 'Attività', level: 1 }).waitFor()
}
