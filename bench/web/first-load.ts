import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { password } from '../program/installation.ts'
import { sinceAsked, sincePressed, watchSight } from './sight.ts'
import { openContext, openSlowPage } from './slow-phone.ts'
import type { OwnVisit } from './visit.ts'

/** How a hand types on a phone, with nobody's help: the time in which the application may be fetched. */
const keyPauseMs = 80

const visitsOfToday = 'main ul[aria-label="La giornata"] > li'

/** The first field of what is measured at a visit. */
const valuesOfVisit = 'main form input[inputmode]'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Milliseconds until a thing of a floor is in sight, on a cold cache each time. */
export const openFloors = (browser: Browser, address: string) => ({
  form: () => openCold(browser, `${address}/form`, '#password'),
  shell: () => openCold(browser, `${address}/`, 'main h1'),
})

export type Asked = { browser: Browser; product: string }

/** Milliseconds until the first field of the sign-in is in sight, on a cold cache. */
export const openSignIn = ({ browser, product }: Asked): Promise<number> =>
  openCold(browser, `${product}/sign-in`, '#email')

/** Milliseconds until her visits are in sight where she comes by address, on a cold cache. */
export const openToday = ({ browser, product }: Asked, cookies: Cookies): Promise<number> =>
  openCold(browser, `${product}/`, visitsOfToday, cookies)

/** Milliseconds until the values of a visit that goes on can be typed, where she comes by its address. */
export const openVisit = ({ browser, product }: Asked, { path, cookies }: OwnVisit): Promise<number> =>
  openCold(browser, `${product}${path}`, valuesOfVisit, cookies)

/**
 * Milliseconds from the tap on Inizia until the values of the visit can be typed.
 * @param looksMs how long Oggi is looked at before
 */
export async function beginVisit(
  { browser, product }: Asked,
  visit: OwnVisit,
  looksMs: number,
): Promise<number> {
  await visit.begun(false)
  const context = await openContext(browser)
  await context.addCookies(visit.cookies)
  const page = await openSlowPage(context)
  await watchSight(page, { thing: valuesOfVisit })
  await page.goto(`${product}/`, { waitUntil: 'commit' })
  const begin = page.getByRole('button', { name: 'Inizia' })
  await begin.waitFor()
  await sleep(looksMs)
  const tapped = await page.evaluate(() => performance.now())
  await begin.tap()
  const time = (await sinceAsked(page, 'thing')) - tapped
  await context.close()
  return time
}

async function openCold(
  browser: Browser,
  address: string,
  thing: string,
  cookies: Cookies = [],
): Promise<number> {
  const context = await openContext(browser)
  await context.addCookies(cookies)
  const page = await openSlowPage(context)
  await watchSight(page, { thing })
  await page.goto(address, { waitUntil: 'commit' })
  const time = await sinceAsked(page, 'thing')
  await context.close()
  return time
}

/** Signs in as a hand does: milliseconds from the press until her visits are in sight, and what keeps her in. */
export async function signIn({ browser, product }: Asked, email: string) {
  const context = await openContext(browser)
  const page = await openSlowPage(context)
  await watchSight(page, { visits: visitsOfToday })
  await page.goto(`${product}/sign-in`, { waitUntil: 'commit' })
  await page.locator('#email').pressSequentially(email, { delay: keyPauseMs })
  await page.locator('#password').pressSequentially(password, { delay: keyPauseMs })
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(`${product}/`, { waitUntil: 'commit' })
  const pressed = await sincePressed(page, 'visits')
  const cookies = await context.cookies()
  await context.close()
  return { pressed, cookies }
}
