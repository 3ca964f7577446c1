import type { Browser, BrowserContext } from '@playwright/test'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const
export type Size = keyof typeof sizes

export const colours = ['light', 'dark'] as const
export type Colours = (typeof colours)[number]

export const languages = ['it', 'de'] as const
export type Language = (typeof languages)[number]

/** A browser of its own, as small or large as asked, in which nothing moves. What breaks in a page is told. */
export async function openView(browser: Browser, size: Size, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL,
    locale: 'it-CH',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
  })
  context.on('weberror', error => console.error(`${error.page()?.url()}: ${error.error().message}`))
  return context
}
