import type { Page } from '@playwright/test'
import type { Nurse } from './own-practice.ts'
import { say } from './say.ts'
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

/** Signs somebody in by the page that everybody uses. */
export async function signInByPage(page: Page, nurse: Nurse, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel(say('E-mail')).fill(nurse.email)
  await page.getByLabel(say('Password'), { exact: true }).fill(nurse.password)
  await page.getByRole('button', { name: say('Accedi'), exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Signs a person of the demo organisation in without a page. */
export const signInUnseen = (page: Page, who: Demo): Promise<unknown> =>
  send(page, 'POST', '/api/auth/sign-in/email', { email: emailOf(who), password })

/** Signs a person of the demo organisation in without the page of it, and opens an address. */
export async function signIn(page: Page, who: Demo, path = '/'): Promise<void> {
  await signInUnseen(page, who)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
