import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'
import { signIn } from './sign-in.ts'
import { fillPath, openPaths, walks } from './walks.ts'

const byDay = { colorScheme: 'light', rules: undefined } as const
/** By night a page has other colours and nothing else: only the rules about colours are asked again. */
const byNight = { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] } as const

/** Colours do not depend on the width: those of the night are looked at on the phone alone. */
const schemesOf = (page: Page) => (page.viewportSize()!.width < 600 ? [byDay, byNight] : [byDay])

for (const { name, who, paths } of walks)
  test(`every page of ${name} is accessible`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, who)
    const found: string[] = []
    for (const path of paths) found.push(...(await findingsAt(page, await fillPath(page.request, path))))
    expect(found).toEqual([])
  })

test('every page before signing in is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of openPaths) found.push(...(await findingsAt(page, path)))
  expect(found).toEqual([])
})

test('the refusal of a sign-in is accessible', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nessuno@demo.vicino.test')
  await page.getByLabel('Password', { exact: true }).fill('una password sbagliata')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.getByRole('alert').waitFor()
  expect(await findingsOf(page)).toEqual([])
})

/** What is wrong with the page of an address once it is at rest, by day and by night. */
async function findingsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const found: string[] = []
  for (const { colorScheme, rules } of schemesOf(page)) {
    await page.emulateMedia({ colorScheme })
    await untilAtRest(page)
    found.push(...(await findingsOf(page, rules)).map(finding => `${path}, ${colorScheme}: ${finding}`))
  }
  return (await sidewaysScroll(page)) > 0 ? [...found, `${path} scrolls sideways`] : found
}

/** What axe finds on the page, by all its rules or some, each with the elements it means. */
async function findingsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Our pages have no frames, for which it would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
