import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { translatedLanguages } from '@vicino/domain/wire/language-names.ts'
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'
import { firstReads } from '../src/app/first-reads.ts'
import { pages } from '../src/pages/pages.ts'

type Route = { parent: string; path: string; screen: string | null }

const tableName = 'src/app/routes'
const tableFolder = join(import.meta.dirname, '..', tableName)

/** A path as the table writes it: a text, or the pattern of a page, which is a whole address. */
function pathOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'MemberExpression' && node.object.type === 'MemberExpression') {
    const { property } = node.object
    const name = property.type === 'Identifier' ? property.name : ''
    if (name in pages) return pages[name as keyof typeof pages].pattern
  }
  throw new Error(`${tableName}: a path that the build cannot read; write a text or pages.<name>.pattern`)
}

function parentOf(node: ESTree.Node): string {
  if (node.type === 'ArrowFunctionExpression' && node.body.type === 'Identifier') return node.body.name
  throw new Error(`${tableName}: a parent that the build cannot read; write () => <route>`)
}

function screenOf(node: ESTree.Node): string | null {
  let screen: string | null = null
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') screen = posix.join(tableName, String(source.value))
    },
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] } as ESTree.Program)
  return screen
}

function routeOf(options: ESTree.ObjectExpression): Route {
  const route: Route = { parent: '', path: '', screen: null }
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (property.key.name === 'path') route.path = pathOf(property.value)
    if (property.key.name === 'getParentRoute') route.parent = parentOf(property.value)
    if (property.key.name === 'component') route.screen = screenOf(property.value)
  }
  return route
}

/** The routes of one file of the table by their names. */
export function readRoutes(source: string): Map<string, Route> {
  const routes = new Map<string, Route>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const makes =
        init?.type === 'CallExpression' &&
        init.callee.type === 'Identifier' &&
        init.callee.name === 'createRoute'
      const [options] = makes ? init.arguments : []
      if (id.type === 'Identifier' && options?.type === 'ObjectExpression')
        routes.set(id.name, routeOf(options))
    },
  }).visit(parseSync(tableName, source).program)
  return routes
}

/** The whole table: a parent may stand in another file than its children. */
const readTable = (): Map<string, Route> =>
  new Map(
    readdirSync(tableFolder).flatMap(file => [...readRoutes(readFileSync(join(tableFolder, file), 'utf8'))]),
  )

type Whole = { pattern: string; screens: string[]; reads: string[] }

/** The whole address of a route, its screens from the outermost frame inwards, and what they read first. */
export function wholeRoute(
  routes: Map<string, Route>,
  name: string,
  readsOf: Record<string, string> = firstReads,
): Whole {
  const route = routes.get(name)
  if (!route) return { pattern: '', screens: [], reads: [] }
  const outer = wholeRoute(routes, route.parent, readsOf)
  const joined = `${outer.pattern}/${route.path}`.replace(/\/+/g, '/')
  const pattern = joined === '/' ? joined : joined.replace(/\/$/, '')
  const insideFrame = route.path === '/' && outer.pattern !== ''
  const read = readsOf[insideFrame ? joined : pattern]
  return {
    pattern,
    screens: route.screen === null ? outer.screens : [...outer.screens, route.screen],
    reads: read === undefined ? outer.reads : [...outer.reads, read],
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
        const table = readTable()
        const routes = [...table.keys()].map(name => {
          const { pattern, screens, reads } = wholeRoute(table, name)
          return [pattern, { files: filesBeside(bundle, screens, entry), reads }] as const
        })
        const texts = translatedLanguages.map(
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
