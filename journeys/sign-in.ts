import type { Page } from '@playwright/test'
import { send } from './send.ts'

export type Demo =
  | 'direzione'
  | 'infermiera'
  | 'oss'
  | 'pianificazione'
  | 'amministrazione'
  | 'capo'
  | 'medico'
  | 'indipendente'

const password = 'prova-di-viaggio'
const emailOf = (who: Demo): string => `${who}@demo.vicino.test`

/** Signs a person of the demo organisation in, by the page that everybody uses. */
export async function signInByPage(page: Page, who: Demo, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail').fill(emailOf(who))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Signs her in without the page, where the story is about something else, and opens an address. */
export async function signIn(page: Page, who: Demo, path = '/'): Promise<void> {
  await send(page, 'POST', '/api/auth/sign-in/email', { email: emailOf(who), password })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
