import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = typeof axe

/**
 * What axe finds on the page as it stands, by all its rules or some, each with the elements it means. Its long
 * script is handed over once for each document: our pages are looked at several times, and have no frames.
 */
export async function accessibilityFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async chosen => {
      const { run } = (globalThis as unknown as { axe: Axe }).axe
      const found = await run(document, {
        resultTypes: ['violations'],
        // The style sheets are asked for by one rule alone, about turning a phone, which is not among those that run.
        preload: { assets: ['media'] },
        ...(chosen && { runOnly: { type: 'rule', values: chosen } }),
      })
      return found.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ target }) => target) }))
    },
    rules && [...rules],
  )
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)
}
