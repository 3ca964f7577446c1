import type { Locator, Page } from '@playwright/test'
import { say } from './say.ts'
import { openClient, type OwnClient } from './own-client.ts'

/** The way to a client's drugs in the menu of her record: other pages lead there too, by the same word. */
export const drugsEntry = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: say('Menu delle attività') })
    .getByRole('link', { name: say('Farmaci') })

/** Opens the drugs of a client. */
export async function openDrugs(page: Page, client: OwnClient): Promise<void> {
  await openClient(page, client)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Attività') })
    .first()
    .click()
  await drugsEntry(page).click()
  await page.getByRole('heading', { name: say('Farmaci'), level: 1 }).waitFor()
}
