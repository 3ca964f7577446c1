import { expect, type Page, type Request } from '@playwright/test'
import { goOn } from './go-on.ts'

/** How long nothing is asked of the server before a page counts as there. */
const silenceMs = 500

/**
 * Makes somebody go from page to page as by links: the program stays, and is not read again for each of them, which is
 * a third of what a walk costs. To be made before the first page opens. A step ends when all has come and stands.
 */
export function walkOn(page: Page): (path: string) => Promise<void> {
  const asked = new Set<Request>()
  let lastHeard = performance.now()
  const hear = (request: Request, isOver: boolean) => {
    lastHeard = performance.now()
    if (isOver) asked.delete(request)
    // The stream of news never ends.
    else if (request.resourceType() !== 'eventsource') asked.add(request)
  }
  page.on('request', request => hear(request, false))
  page.on('requestfinished', request => hear(request, true))
  page.on('requestfailed', request => hear(request, true))
  const isSilent = () => asked.size === 0 && performance.now() - lastHeard > silenceMs
  return async path => {
    lastHeard = performance.now()
    await goOn(page, path)
    await expect.poll(isSilent, { intervals: [50] }).toBe(true)
    await expect(page.getByRole('status', { name: 'Caricamento in corso' })).toHaveCount(0)
  }
}
