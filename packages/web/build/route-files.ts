import { languages } from '@vicino/domain/wire/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { firstReads, firstReadsOfFrames } from '../src/pages/first-reads.ts'
import { lazyParts } from '../src/pages/lazy-parts.ts'
import { detours, type FrameName, frames, type PageName, pages } from '../src/pages/pages.ts'
import type { OpenRead } from '../src/pages/visit-reads.ts'
import { readScreens, type Screens, screensFile } from './screens.ts'
import { importsOf } from './written-imports.ts'

/** The frames around a page, the outermost first. */
function framesAround(frame: FrameName | undefined): FrameName[] {
  if (frame === undefined) return []
  return [...framesAround(frames[frame].frame), frame]
}

/** What the application brings without the lines of all screens. */
const atOnce = importsOf('src/app/late-screens.ts').filter(file => file !== screensFile)

/** The files that a page is made of, from the lines that name them and the outermost frame inwards, and what they read first. */
export function partsOf(
  name: PageName,
  { screens, frameScreens }: Screens,
): { files: string[]; reads: OpenRead[] } {
  const around = framesAround(pages[name].frame)
  const parts = lazyParts[name]
  const reads = [...around.map(frame => firstReadsOfFrames[frame]), firstReads[name]]
  const named = [...around.map(frame => frameScreens[frame]!), screens[name]!]
  return {
    files: [
      ...(named.every(file => atOnce.includes(file)) ? [] : [screensFile]),
      ...named,
      ...(parts ? importsOf(parts.first) : []),
    ],
    reads: [
      ...reads.flatMap(read =>
        read ? [{ address: read.address, permission: read.endpoint.permission }] : [],
      ),
      ...(parts?.reads ?? []),
    ],
  }
}

function filesOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk, seen: Set<string>): void {
  if (seen.has(start.fileName)) return
  for (const name of [start.fileName, ...(start.viteMetadata?.importedCss ?? [])]) seen.add(name)
  for (const name of start.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(bundle, imported, seen)
  }
}

/** The files of the application's entry without its own shell, which the page takes in. */
function entryFiles(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const app = chunks.find(chunk => chunk.facadeModuleId?.endsWith('/index.html'))
  const files = new Set<string>()
  if (!app) return files
  filesOf(bundle, app, files)
  if (app.moduleIds.length === 1) files.delete(app.fileName)
  return files
}

/** The files that a lazy part brings beside those that are there already. */
function filesBeside(bundle: Rolldown.OutputBundle, parts: readonly string[], there: Set<string>): string[] {
  const needed = new Set(there)
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
  for (const part of parts) {
    const chunk = chunks.find(one => one.moduleIds.some(id => id.endsWith(`/${part}`)))
    if (chunk) filesOf(bundle, chunk, needed)
  }
  return [...needed].filter(file => !there.has(file))
}

/**
 * Writes `routes.json`: the files of the entry; for each address those that its page needs beside it and what it
 * reads first; the files of each language.
 *
 * The server names them in the page that it answers, so that code and first data are on their way before the entry
 * has run: two steps less in the chain, 160 ms each on a slow line. The sign-in page fetches the entry and the
 * first page by it while somebody types.
 */
export function routeFiles(): Plugin {
  return {
    name: 'vicino:route-files',
    apply: 'build',
    generateBundle: {
      // Before the pages are written: they take the empty shells of their entries out of the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const entry = entryFiles(bundle, chunks)
        const screens = readScreens()
        const addresses = [
          ...(Object.keys(pages) as PageName[]).map(name => ({ name, pattern: pages[name].pattern })),
          ...detours.map(({ pattern, to }) => ({ name: to, pattern })),
        ]
        const routes = addresses.map(({ name, pattern }) => {
          const { files, reads } = partsOf(name, screens)
          return [pattern, { files: filesBeside(bundle, files, entry), reads }] as const
        })
        const texts = languages.map(
          language => [language, filesBeside(bundle, [`src/i18n/${language}/catalogue.ts`], entry)] as const,
        )
        const source = JSON.stringify({
          entry: [...entry],
          routes: Object.fromEntries(routes),
          languages: Object.fromEntries(texts),
        })
        this.emitFile({ type: 'asset', fileName: 'routes.json', source })
      },
    },
  }
}
