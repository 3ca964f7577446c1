import type { Page } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'

/**
 * Loads a page anew, once it has all that it asked for: what it still writes would be broken off, as what somebody sees
 * done at once, or what a page says of itself when it shows.
 */
export async function loadAnew(page: Page): Promise<void> {
  await untilAtRest(page)
  await page.reload()
}
