import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

const root = join(import.meta.dirname, '..')

/** The source of a file of the web part, by its path there. */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files that the `import()`s in a program name, by their paths in the web part, each once. */
export function importsIn(file: string, program: ESTree.Program): string[] {
  const found = new Set<string>()
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.add(posix.join(posix.dirname(file), String(source.value)))
    },
  }).visit(program)
  return [...found]
}

/** The files that a file brings late, as they are written: at run time nothing tells where an import comes from. */
export const importsOf = (file: string): string[] => importsIn(file, parseSync(file, sourceOf(file)).program)
