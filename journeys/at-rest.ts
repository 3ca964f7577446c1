import type { Page } from '@playwright/test'

/** What is out of sight may hold its motion for good; what is in sight has long ended by then. */
const longestMotionMs = 3_000

/** Waits until a page has all that it asked for, shows it in its own letters, and fades in no colour any more. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async longest => {
    await document.fonts.ready
    // What changed last begins its motion with the next frame.
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise(enough => setTimeout(enough, longest)),
    ])
  }, longestMotionMs)
}
