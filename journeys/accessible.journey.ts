import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Demo, signIn } from './sign-in.ts'

/** Addresses that each person opens; `:dossier` is the first client she sees. */
const walks: Record<string, { who: Demo; paths: readonly string[] }> = {
  'a nursing director': {
    who: 'direzione',
    paths: [
      '/',
      '/plan',
      '/plan/tasks/new',
      '/plan/clients',
      '/dossier/create_new',
      '/dossier/:dossier',
      '/dossier/:dossier/attributes',
      '/dossier/:dossier/attributes/profile',
      '/dossier/:dossier/attributes/sanitary_data',
      '/dossier/:dossier/stakeholders',
      '/dossier/:dossier/activity',
      '/dossier/:dossier/activity/drugs',
      '/dossier/:dossier/activity/drugs/new',
      '/dossier/:dossier/activity/drugs/scheme',
      '/account',
      '/account/security',
      '/audit',
      '/more',
    ],
  },
  'a nurse': { who: 'infermiera', paths: ['/', '/plan', '/more', '/nowhere'] },
  administration: { who: 'amministrazione', paths: ['/', '/dossier/:dossier'] },
}

for (const [name, { who, paths }] of Object.entries(walks))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`every page of ${name} is accessible, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signIn(page, who)
      const dossier = await firstDossier(page)
      const found: string[] = []
      for (const path of paths) {
        await page.goto(path.replace(':dossier', dossier))
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

const firstDossier = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/dossiers/all_dossiers?limit=1')).json()).items[0]._id)

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
