import type { BrowserContext, Page } from '@playwright/test'

/** What is out of sight may hold its motion for good; what is in sight has long ended by then. */
const longestMotionMs = 3_000

type Asked = { open: number; ever: number }

/** Lets each page of a device count what it asks the server for: the browser tells of its first load alone. */
export const countAsked = (device: BrowserContext): Promise<unknown> =>
  device.addInitScript(() => {
    const asked: Asked = { open: 0, ever: 0 }
    const ask = globalThis.fetch
    const counted: typeof fetch = async (...given) => {
      asked.open += 1
      asked.ever += 1
      try {
        return await ask(...given)
      } finally {
        asked.open -= 1
      }
    }
    Object.assign(globalThis, { asked, fetch: counted })
  })

/** Waits until a page has all that it asked for, shows it in its own letters, and fades in no colour any more. */
export async function untilAtRest(page: Page): Promise<void> {
  // Once a frame stands within the page, Playwright tells silence of the frame alone.
  const [whole, ...within] = page.frames()
  for (const one of within.length > 0 ? within : [whole!]) await one.waitForLoadState('networkidle')
  await page.evaluate(async longest => {
    const { asked } = globalThis as unknown as { asked: Asked }
    // What changed last begins its motion, and what an answer asks for is asked, with the next frame.
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let ever = -1; asked.open > 0 || asked.ever !== ever; await drawn()) ever = asked.ever
    await document.fonts.ready
    const ending = document
      .getAnimations()
      // What follows a scroll position has no end of its own.
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise(enough => setTimeout(enough, longest)),
    ])
  }, longestMotionMs)
}
