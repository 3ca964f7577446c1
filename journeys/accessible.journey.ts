import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { fillPath, walks } from './walks.ts'

for (const { name, who, paths } of walks)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page of ${name} is accessible, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signIn(page, who)
      const found: string[] = []
      for (const path of paths) {
        await page.goto(await fillPath(page.request, path))
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.waitForLoadState('networkidle')
        found.push(...(await findingsOf(page)).map(finding => `${path} ${finding}`))
        if ((await sidewaysScroll(page)) > 0) found.push(`${path} scrolls sideways`)
      }
      expect(found).toEqual([])
    })

test('the sign-in is accessible, and so is its refusal', async ({ page }) => {
  await page.goto('/sign-in')
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('E-mail').fill('nessuno@demo.vicino.test')
  await page.getByLabel('Password', { exact: true }).fill('una password sbagliata')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.getByRole('alert').waitFor()
  expect(await findingsOf(page)).toEqual([])
})

/** What axe finds on the page, each with the elements it means. */
async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
