import type { Page } from '@playwright/test'

/** Waits until a page has all that it asked for, shows it in its own letters, and fades in no colour any more. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
