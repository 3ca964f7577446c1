import type { BrowserContext } from '@playwright/test'

/**
 * Lets nothing be begun on a page that is being left: the next one often has a button of the same name, and a step that
 * is quicker than any thumb would meet the old one, whose sheet goes with its page.
 */
export const waitOnLeftPages = (device: BrowserContext): Promise<unknown> =>
  device.addInitScript(() => {
    const untouchable = new CSSStyleSheet()
    untouchable.replaceSync('main[aria-busy="true"] { pointer-events: none }')
    document.adoptedStyleSheets.push(untouchable)
  })
