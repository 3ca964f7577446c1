import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { untilAtRest } from '../../journeys/at-rest.ts'
import { root } from '../program.ts'
import { type Colours, type Language, type Size, sizes } from './views.ts'

const folder = join(root, 'reports/screens')

/** Of a page that goes on and on, this many screens show enough. */
const mostScreens = 5

/** How a page is looked at. */
type View = { size: Size; colours: Colours; language: Language }

/**
 * Waits until the page is at rest and keeps what is in sight as `reports/screens/<view>/<name>.png`. A page that
 * goes on below is kept once more as `<name>-whole.png`, on a screen long enough: what is fixed to the screen's
 * edge stays there.
 */
export async function takePicture(
  page: Page,
  { size, colours, language }: View,
  name: string,
): Promise<void> {
  const { viewport } = sizes[size]
  const file = join(folder, `${size}-${colours}-${language}`, name.replaceAll(/[^\w/]+/g, '-'))
  await untilAtRest(page)
  await page.screenshot({ path: `${file}.png` })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height <= viewport.height) return
  await page.setViewportSize({ ...viewport, height: Math.min(height, mostScreens * viewport.height) })
  await page.screenshot({ path: `${file}-whole.png` })
  await page.setViewportSize(viewport)
}
