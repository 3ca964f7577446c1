// Pictures of everything that can be seen, for the eye: every entry of the gallery and every page of the product,
// on phone and desktop, by day and by night, in Italian and in German. `npm run screens -- gallery` takes a part.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

import { browserSettings, provideChromium } from './chromium.ts'
import { root } from './program.ts'
import { takeGallery } from './screens/gallery.ts'
import { takeProduct } from './screens/product.ts'
import { buildWeb } from './web-steps.ts'

const parts: Record<string, (browser: Browser) => Promise<void>> = {
  gallery: takeGallery,
  pages: takeProduct,
}

const asked = process.argv[2]
const names = asked ? [asked] : Object.keys(parts)
const unknown = names.find(name => !parts[name])
if (unknown) {
  console.error(`There is no part «${unknown}»: ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else if ((await provideChromium()) && (await buildWeb()) === 0) {
  const browser = await chromium.launch(browserSettings())
  try {
    if (!asked) rmSync(join(root, 'reports/screens'), { recursive: true, force: true })
    for (const name of names) {
      console.log(`Taking the ${name}...`)
      await parts[name]!(browser)
    }
    console.log('The pictures stand in reports/screens.')
  } finally {
    await browser.close()
  }
} else process.exitCode = 1
