import { gzipSync } from 'node:zlib'
import type { Logger, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const kilobyte = 1000
const limits = { entryJs: 163.5, entryCss: 20, signInJs: 12, route: 50 }

const gzipKb = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length / kilobyte

const isChart = (chunk: Chunk): boolean => chunk.moduleIds.some(id => id.includes('/recharts/'))

/** A language's texts are data, asked for once and kept by the browser; they grow with the product. */
const isLanguage = (chunk: Chunk): boolean => chunk.facadeModuleId?.includes('/src/i18n/') ?? false

function chunkOf(bundle: Bundle, fileName: string): Chunk | undefined {
  const output = bundle[fileName]
  return output?.type === 'chunk' ? output : undefined
}

/** The chunk and everything that it imports before it can run. */
function withImports(bundle: Bundle, start: Chunk): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const imported = chunkOf(bundle, name)
      if (imported) visit(imported)
    }
  }
  visit(start)
  return seen
}

const jsKb = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((total, chunk) => total + (isChart(chunk) ? 0 : gzipKb(chunk.code)), 0)

function cssKb(bundle: Bundle, chunks: Iterable<Chunk>): number {
  const names = new Set([...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [...names].reduce((total, name) => {
    const asset = bundle[name]
    return total + (asset?.type === 'asset' ? gzipKb(asset.source) : 0)
  }, 0)
}

/**
 * What a lazy part adds to what is there when it is asked for: the entry, and the part that asks for it. Asked
 * for by several, the one that brings least counts.
 */
function ownKb(bundle: Bundle, part: Chunk, chunks: readonly Chunk[], shared: Set<Chunk>): number {
  const askers = chunks.filter(chunk => chunk.dynamicImports.includes(part.fileName))
  const added = askers.map(asker => {
    const there = withImports(bundle, asker)
    return jsKb([...withImports(bundle, part)].filter(one => !shared.has(one) && !there.has(one)))
  })
  return Math.max(0, ...added)
}

type Weight = { what: string; kb: number; limit: number }

function weigh(bundle: Bundle): Weight[] {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
  const entry = (page: string): Chunk | undefined =>
    chunks.find(chunk => chunk.isEntry && (chunk.facadeModuleId ?? '').endsWith(page))
  const app = entry('/index.html')
  const signIn = entry('/sign-in.html')
  if (!app || !signIn) return []
  const shared = withImports(bundle, app)
  const routes = chunks
    .filter(chunk => chunk.isDynamicEntry && !isLanguage(chunk))
    .map(chunk => ({ what: chunk.name, kb: ownKb(bundle, chunk, chunks, shared), limit: limits.route }))
  return [
    { what: 'entry, JavaScript', kb: jsKb(shared), limit: limits.entryJs },
    { what: 'entry, CSS', kb: cssKb(bundle, shared), limit: limits.entryCss },
    { what: 'sign-in, JavaScript', kb: jsKb(withImports(bundle, signIn)), limit: limits.signInJs },
    ...routes,
  ]
}

const line = ({ what, kb, limit }: Weight): string => `${what}: ${kb.toFixed(1)} kB of ${limit} kB`

/** Fails the build when the entry or a lazy screen weighs more, compressed, than a slow phone bears. */
export function budgets(): Plugin {
  let logger: Logger
  return {
    name: 'vicino:budgets',
    apply: 'build',
    configResolved(config) {
      logger = config.logger
    },
    generateBundle: {
      // Before the pages are written: they take the empty shells of their entries out of the bundle.
      order: 'pre',
      handler(_options, bundle) {
        const weights = weigh(bundle)
        const heaviest = weights.slice(3).toSorted((a, b) => b.kb - a.kb)
        for (const weight of [...weights.slice(0, 3), ...heaviest.slice(0, 5)])
          logger.info(`  ${line(weight)}`)
        const over = weights.filter(({ kb, limit }) => kb > limit)
        if (over.length > 0) this.error(`over the budget: ${over.map(line).join('; ')}`)
      },
    },
  }
}
