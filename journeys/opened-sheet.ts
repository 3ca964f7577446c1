import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './accessible.ts'
import { untilAtRest } from './at-rest.ts'
import type { Opening } from './walks.ts'
import { findingsOfReach } from './within-reach.ts'

/**
 * What is wrong with what opens over the page: what axe finds, what a thumb misses, whether it takes the focus and keeps
 * it, and, closed by Escape, gives it back to what opened it.
 */
export async function findingsOfSheet(page: Page, opening: Opening): Promise<string[]> {
  const opener = page.getByRole('button', { name: opening, exact: true }).first()
  await opener.click()
  const sheet = page.getByRole('dialog').first()
  await sheet.waitFor()
  await untilAtRest(page)
  const found = [...(await accessibilityFindings(page)), ...(await findingsOfReach(page))]
  const hasFocus = (): Promise<boolean> => sheet.evaluate(element => element.contains(document.activeElement))
  // Beyond its ends the focus is with the browser itself, as of every modal dialog.
  const isOutside = async (): Promise<boolean> =>
    !(await hasFocus()) && !(await page.evaluate(() => document.activeElement === document.body))
  if (!(await hasFocus())) found.push('does not take the focus')
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    if (await isOutside()) found.push(`lets the focus out by ${key}`)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const isGivenBack = await opener.evaluate(element => element === document.activeElement)
  if (!isGivenBack) found.push('does not give the focus back')
  return found.map(finding => `«${String(opening)}»: ${finding}`)
}
