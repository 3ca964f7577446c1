import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../program.ts'
import type { Colours, Language, Size } from './views.ts'

const folder = join(root, 'reports/screens')

/** How a page is looked at. */
export type View = { size: Size; colours: Colours; language: Language }

/** Waits until the page is at rest and keeps the whole of it: `reports/screens/<view>/<name>.png`. */
export async function takePicture(
  page: Page,
  { size, colours, language }: View,
  name: string,
): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const file = `${name.replaceAll(/[^\w/]+/g, '-')}.png`
  await page.screenshot({ path: join(folder, `${size}-${colours}-${language}`, file), fullPage: true })
}
