import type { Browser, BrowserContext } from '@playwright/test'
import { password } from '../program/installation.ts'
import { sinceAsked, sincePressed, watchSight } from './sight.ts'
import { openContext, openSlowPage } from './slow-phone.ts'

/** How a hand types on a phone, with nobody's help: the time in which the application may be fetched. */
const keyPauseMs = 80

/** Milliseconds until a thing is in sight, on a cold cache each. */
export type Times = { form: number; shell: number; field: number; pressed: number; opened: number }

export type Asked = { browser: Browser; floors: string; product: string; email: string }

/** Each page once after the other: a noisy moment hits the floors and the product alike. */
export async function measureRound(asked: Asked): Promise<Times> {
  const form = await openCold(asked, `${asked.floors}/form`, '#password')
  const { field, pressed, cookies } = await signIn(asked)
  const shell = await openCold(asked, `${asked.floors}/`, 'main h1')
  const opened = await openCold(asked, `${asked.product}/`, visitsOfToday, cookies)
  return { form, shell, field, pressed, opened }
}

const visitsOfToday = 'main ul[aria-label="La giornata"] > li'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

async function openCold(
  asked: Asked,
  address: string,
  thing: string,
  cookies: Cookies = [],
): Promise<number> {
  const context = await openContext(asked.browser)
  await context.addCookies(cookies)
  const page = await openSlowPage(context)
  await watchSight(page, { thing })
  await page.goto(address, { waitUntil: 'commit' })
  const time = await sinceAsked(page, 'thing')
  await context.close()
  return time
}

async function signIn({ browser, product, email }: Asked) {
  const context = await openContext(browser)
  const page = await openSlowPage(context)
  await watchSight(page, { field: '#email', visits: visitsOfToday })
  await page.goto(`${product}/sign-in`, { waitUntil: 'commit' })
  const field = await sinceAsked(page, 'field')
  await page.locator('#email').pressSequentially(email, { delay: keyPauseMs })
  await page.locator('#password').pressSequentially(password, { delay: keyPauseMs })
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(`${product}/`, { waitUntil: 'commit' })
  const pressed = await sincePressed(page, 'visits')
  const cookies = await context.cookies()
  await context.close()
  return { field, pressed, cookies }
}
