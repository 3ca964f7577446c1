import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = typeof axe
/** Why axe leaves something open. */
type Because = { messageKey?: string } | null

/**
 * What axe finds on the page as it stands, by all its rules or some, each with the elements it means. Words on a drawn
 * ground are a finding too: axe leaves them open, as it does what is covered or scrolled away, but that is in sight in
 * another look. Its long script is handed over once for each document: our pages are looked at several times. What stands
 * in a frame, a document of the client's, is not ours to judge.
 */
export async function accessibilityFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const findings = await page.evaluate(
    async chosen => {
      const { run } = (globalThis as unknown as { axe: Axe }).axe
      const found = await run(document, {
        resultTypes: ['violations', 'incomplete'],
        // The style sheets are asked for by one rule alone, about turning a phone, which is not among those that run.
        preload: { assets: ['media'] },
        ...(chosen && { runOnly: { type: 'rule', values: chosen } }),
      })
      const onDrawn = found.incomplete.flatMap(({ id, nodes }) => {
        const drawn = nodes.filter(({ any }) =>
          any.some(({ data }) => /^bg(?:Gradient|Image)$/.test((data as Because)?.messageKey ?? '')),
        )
        return drawn.length > 0 ? [{ id: `${id} on a drawn ground`, nodes: drawn }] : []
      })
      return [...found.violations, ...onDrawn].map(({ id, nodes }) => ({
        id,
        elements: nodes.map(({ target }) => target),
      }))
    },
    rules && [...rules],
  )
  return findings.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`)
}
