import type { Browser, BrowserContext, Page } from '@playwright/test'
import { makeInstallation, password, startServer } from '../../bench/program/installation.ts'
import type { Demo } from '../../journeys/sign-in.ts'
import { pathFiller } from '../../journeys/path-filler.ts'
import { openPaths, rareWalks, walks } from '../../journeys/walks.ts'
import { takePicture } from './picture.ts'
import { colours, type Language, languages, openView, type Size } from './views.ts'

const allWalks = [...walks, ...rareWalks]

/** Starts the product with its demo organisation on a folder of its own and takes every page, in every view. */
export async function takeProduct(browser: Browser): Promise<void> {
  const installation = await makeInstallation()
  try {
    const server = await startServer(installation)
    try {
      for (const language of languages) {
        await letAllSpeak(browser, installation.address, language)
        const look = (size: Size) => takePages(browser, installation.address, language, size)
        await Promise.all([look('phone'), look('desktop')])
      }
    } finally {
      await server.stop()
    }
  } finally {
    installation.remove()
  }
}

async function takePages(browser: Browser, address: string, language: Language, size: Size): Promise<void> {
  const context = await openView(browser, size, address)
  await context.addCookies([{ name: 'vicino_language', value: language, url: address }])
  const page = await context.newPage()
  for (const path of openPaths) await takeBoth(page, path, { size, language }, `open${path}`)
  for (const { who, paths } of allWalks) {
    await signIn(context, address, who)
    const fillPath = pathFiller(context.request, address)
    for (const path of paths) {
      const name = path === '/' ? '/today' : path.replaceAll(':', '')
      await takeBoth(page, await fillPath(path), { size, language }, `${who}${name}`)
    }
  }
  await context.close()
}

/** Once by day and once by night; the page follows the device without being asked for again. */
async function takeBoth(
  page: Page,
  path: string,
  view: { size: Size; language: Language },
  name: string,
): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // What a person chose comes with her account: until then the page may speak as the device does.
  await page.locator(`html[lang="${view.language}"]`).waitFor({ state: 'attached' })
  for (const scheme of colours) {
    await page.emulateMedia({ colorScheme: scheme })
    await takePicture(page, { ...view, colours: scheme }, name)
  }
}

/** What a person speaks is kept with her, so both sizes share a language at a time. */
async function letAllSpeak(browser: Browser, address: string, language: Language): Promise<void> {
  const context = await openView(browser, 'desktop', address)
  for (const who of new Set(allWalks.map(walk => walk.who))) {
    await signIn(context, address, who)
    const { version } = (await (await context.request.get('/api/users/me')).json()) as { version: number }
    const change = { headers: { origin: address }, data: { version, language } }
    const answer = await context.request.patch('/api/users/me', change)
    if (!answer.ok()) throw new Error(`${who} could not choose a language: ${answer.status()}`)
  }
  await context.close()
}

async function signIn({ request }: BrowserContext, address: string, who: Demo): Promise<void> {
  const data = { email: `${who}@demo.vicino.test`, password }
  const answer = await request.post('/api/auth/sign-in/email', { headers: { origin: address }, data })
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`)
}
