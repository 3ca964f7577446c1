import type { Locator, Page } from '@playwright/test'

/**
 * Ends a visit as whoever gives drugs has to: where a dose that is due in it has no answer, with a reason. Which ones
 * are due depends on the hour at which the story is told. `after` is what comes when the visit has ended.
 */
export async function endVisit(page: Page, end: () => Promise<void>, after: Locator): Promise<void> {
  await end()
  const open = page.getByRole('dialog', { name: 'Prima di concludere' })
  await open.or(after).first().waitFor()
  if (!(await open.isVisible())) return
  await open.getByLabel('Motivo per lasciarle aperte').fill('La dà la figlia più tardi')
  await page.keyboard.press('Enter')
}
