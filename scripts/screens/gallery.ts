import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { preview } from 'vite'
import { cleanEnvironment, root, runScript } from '../program.ts'
import { takePicture } from './picture.ts'
import { colours, languages, openView, type Size, sizes } from './views.ts'

const web = join(root, 'packages/web')

/** Builds the gallery into a folder of its own and takes every entry by itself, in every view. */
export async function takeGallery(browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vicino-gallery-'))
  try {
    const code = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'], {
      cwd: web,
      env: { ...cleanEnvironment(), VICINO_GALLERY: '1', VICINO_WEB_DIST: folder },
    })
    if (code !== 0) throw new Error('the gallery could not be built')
    const server = await preview({
      root: web,
      configFile: false,
      // A call that an entry makes is answered 404, not with a page.
      appType: 'mpa',
      logLevel: 'error',
      build: { outDir: folder },
      preview: { host: 'localhost', port: 0 },
    })
    try {
      const address = server.resolvedUrls!.local[0]!
      await Promise.all(keysOf(sizes).map(size => takeEntries(browser, size, address)))
    } finally {
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function takeEntries(browser: Browser, size: Size, address: string): Promise<void> {
  const context = await openView(browser, size, address)
  const page = await context.newPage()
  await page.goto('/gallery.html')
  const marks = page.locator('[data-gallery-entry]')
  await marks.first().waitFor()
  const entries = await marks.evaluateAll(sections =>
    sections.map(section => section.getAttribute('data-gallery-entry')!),
  )
  for (const entry of entries)
    for (const language of languages)
      for (const scheme of colours) {
        await page.goto(`/gallery.html?${new URLSearchParams({ entry, language, scheme }).toString()}`)
        await takePicture(page, { size, colours: scheme, language }, `gallery/${entry}`)
      }
  await context.close()
}

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[]
