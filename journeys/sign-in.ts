import type { Page } from '@playwright/test'

export type Demo =
  | 'direzione'
  | 'infermiera'
  | 'oss'
  | 'pianificazione'
  | 'amministrazione'
  | 'capo'
  | 'medico'
  | 'indipendente'

/** Signs a person of the demo organisation in, by the page that everybody uses. */
export async function signIn(page: Page, who: Demo, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(`${who}@demo.vicino.test`)
  await page.getByLabel('Password', { exact: true }).fill('prova-di-viaggio')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
