import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { lateSchemas } from './late-schemas.ts'
import { toldCalls } from './told-calls.ts'

/** For each module that something starts with, a page or a lazy part: all modules that it needs to run. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** Whether a module is one of those that are told by how their paths end. */
export const endsWithOneOf = (id: string, suffixes: readonly string[]): boolean =>
  suffixes.some(suffix => id.endsWith(suffix))

export const isStyle = (id: string): boolean => id.includes('.css')

/** What the bundler itself would write, by the names of its files. */
export type Learned = ReadonlyMap<string, Rolldown.OutputChunk>

/** The names of a file and of everything that it imports before it can run. */
export function withImports(files: Learned, start: string): Set<string> {
  const needed = new Set<string>()
  const visit = (name: string): void => {
    const file = files.get(name)
    if (!file || needed.has(name)) return
    needed.add(name)
    file.imports.forEach(visit)
  }
  visit(start)
  return needed
}

/**
 * Builds once as the bundler itself would cut, to learn who needs what: only after it has thrown away what nobody
 * uses is it known that a screen's icon is no need of everybody who imports another icon.
 */
export async function learnFiles({ root, build: { rolldownOptions } }: ResolvedConfig): Promise<Learned> {
  const input = rolldownOptions.input
  if (input === undefined) return new Map()
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), toldCalls(), lateSchemas()],
    build: { write: false, rolldownOptions: { input } },
  })
  const outputs = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  return new Map(outputs.filter(one => one.type === 'chunk').map(file => [file.fileName, file]))
}

/** Who needs what, as the bundler would write it. */
export function needsOf(files: Learned): Needs {
  const starts = [...files.values()].filter(file => file.facadeModuleId !== null)
  return new Map(
    starts.map(({ facadeModuleId, fileName }) => {
      const needed = [...withImports(files, fileName)]
      return [facadeModuleId!, new Set(needed.flatMap(name => files.get(name)!.moduleIds))]
    }),
  )
}
