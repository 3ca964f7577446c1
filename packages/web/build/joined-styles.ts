import type { Plugin, Rolldown } from 'vite'
import { endsWithOneOf, withImports } from './needs.ts'
import { modulesOfVisit } from './visit-files.ts'

/** The file of what most screens share: its styles are no visit's own. */
const sharedByMost = 'parts'

const stylesOf = (chunk: Rolldown.OutputChunk): Set<string> => chunk.viteMetadata?.importedCss ?? new Set()

/**
 * Joins the styles of what a visit shows at once in one sheet: each is small, the page waits for all of them, and one
 * file more costs a slow line what five kilobytes do. Whoever needs some of them gets them all, once.
 */
export function joinedStyles(): Plugin {
  return {
    name: 'vicino:joined-styles',
    apply: 'build',
    generateBundle: {
      // Before anybody reads which sheets a file needs.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const files = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
        const needed = (isStart: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk[] =>
          chunks
            .filter(isStart)
            .flatMap(({ fileName }) => [...withImports(files, fileName)].map(name => files.get(name)!))
        const stylesOfAll = (those: readonly Rolldown.OutputChunk[]): string[] =>
          those.flatMap(chunk => [...stylesOf(chunk)])
        const there = new Set(stylesOfAll(needed(({ isEntry, name }) => isEntry || name === sharedByMost)))
        const { atOnce } = modulesOfVisit()
        const visit = needed(({ moduleIds }) => moduleIds.some(id => endsWithOneOf(id, atOnce)))
        const sheets = new Set(stylesOfAll(visit).filter(name => !there.has(name)))
        if (sheets.size < 2) return
        const source = [...sheets]
          .map(name => bundle[name])
          .map(sheet => (sheet?.type === 'asset' ? String(sheet.source) : ''))
          .join('')
        const joined = this.getFileName(this.emitFile({ type: 'asset', name: 'visit.css', source }))
        for (const chunk of chunks) {
          const styles = stylesOf(chunk)
          for (const name of sheets) if (styles.delete(name)) styles.add(joined)
        }
        for (const name of sheets) delete bundle[name]
      },
    },
  }
}
