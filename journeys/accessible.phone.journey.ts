import { expect, type Page, test } from './story.ts'
import { accessibilityFindings } from './accessible.ts'
import { untilAtRest } from './at-rest.ts'
import { signInUnseen } from './sign-in.ts'
import { findingsOfSheet } from './opened-sheet.ts'
import { pathFiller } from './path-filler.ts'
import { walkOn } from './walk-on.ts'
import { nowhere, type Opening, openPaths, rareWalks, type Walk, walks } from './walks.ts'
import { controlsOutOfSight, findingsOfReach } from './within-reach.ts'

const phone = { width: 390, height: 844 }

type GoTo = (path: string) => Promise<unknown>

/** Walks begin before all other stories and go beside them; one that is longer would go on alone in the end. */
const mostPages = 18

/**
 * How a page is looked at, one after the other. By night it has other colours, with large text other lengths, and nothing
 * else to ask again.
 */
const looks = [
  { look: 'by day', viewport: phone, colorScheme: 'light', text: '100%', rules: undefined },
  { look: 'with text of twice the size', viewport: phone, colorScheme: 'light', text: '200%', rules: null },
  {
    look: 'by night',
    viewport: phone,
    colorScheme: 'dark',
    text: '100%',
    rules: ['color-contrast', 'link-in-text-block'],
  },
  {
    look: 'on a desktop',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    text: '100%',
    rules: undefined,
  },
] as const

for (const { name, who, paths, opens } of joined(process.env['JOURNEYS_ELSEWHERE'] ? rareWalks : walks))
  test(`every page of ${name} is accessible`, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const walk = walkOn(page)
    const fillPath = pathFiller(page.request, baseURL!)
    await signInUnseen(page, who)
    // The first is opened: where the program leads somebody who enters, no link does.
    let goTo: GoTo = path => page.goto(path)
    const found: string[] = []
    for (const path of paths) {
      found.push(...(await findingsAt(page, await fillPath(path), goTo, opens?.[path])))
      goTo = walk
    }
    expect(found).toEqual([])
  })

test('every page before signing in is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of openPaths) found.push(...(await findingsAt(page, path, () => page.goto(path))))
  expect(found).toEqual([])
})

test('the refusal of a sign-in is accessible', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nessuno@demo.vicino.test')
  await page.getByLabel('Password', { exact: true }).fill('una password sbagliata')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.getByRole('alert').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})

/** Short walks of one person as one: each that begins anew is a device and a start of the program. */
function joined(all: readonly Walk[]): Walk[] {
  const long: Walk[] = []
  for (const walk of all) {
    const at = long.findIndex(
      ({ who, paths }) => who === walk.who && paths.length + walk.paths.length <= mostPages,
    )
    const before = long[at]
    if (!before) long.push(walk)
    else
      long[at] = {
        who: walk.who,
        name: `${before.name}, ${walk.name}`,
        paths: [...before.paths, ...walk.paths],
        opens: { ...before.opens, ...walk.opens },
      }
  }
  return long
}

/** What is wrong with the page of an address once somebody went there and it is at rest, in each look, and with what opens over it. */
async function findingsAt(
  page: Page,
  path: string,
  goTo: GoTo,
  opens: readonly Opening[] = [],
): Promise<string[]> {
  await page.setViewportSize(phone)
  await goTo(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const found: string[] = []
  for (const { look, viewport, colorScheme, text, rules } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.evaluate(size => void (document.documentElement.style.fontSize = size), text)
    await untilAtRest(page)
    const findings =
      rules === null ? await controlsOutOfSight(page) : await accessibilityFindings(page, rules)
    if (look === 'by day') findings.push(...(await findingsOfReach(page)))
    const sideways = await sidewaysScroll(page)
    if (sideways > 0) findings.push(`scrolls ${sideways} px sideways`)
    if (look === 'by day')
      for (const opening of opens) findings.push(...(await findingsOfSheet(page, opening)))
    found.push(...findings.map(finding => `${path}, ${look}: ${finding}`))
  }
  const nothing = page.getByRole('heading', { name: 'Pagina non trovata' })
  if (path !== nowhere && (await nothing.count()) > 0) found.push(`${path}: there is nothing`)
  return found
}

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
