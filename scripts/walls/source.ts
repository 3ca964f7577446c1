import { parseSync, Visitor } from 'vite'

/** A file of the tree: its path from the root, with slashes, and its text. */
export type TreeFile = { path: string; text: string }

/** An import: which names it takes of the other file, or the whole of it. */
type Import = { from: string; names: readonly string[] | 'all'; isStatic: boolean; isType: boolean }

/** A name that others may import; `isHandedOn`: it is another file's. */
type Export = { name: string; line: number; isHandedOn: boolean }

type LongFunction = { name: string; line: number; lines: number }

/** What the walls need to know of a source file. */
export type Source = {
  path: string
  lines: number
  imports: Import[]
  exports: Export[]
  /** Lines with `any`. */
  anyLines: number[]
  comments: { text: string; line: number }[]
  functions: LongFunction[]
}

/**
 * Reads a TypeScript file.
 * @throws {Error} when it does not parse
 */
export function readSource({ path, text }: TreeFile): Source {
  const { program, module, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)
  const lineOf = lineFinder(text)
  const imports: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports)
    imports.push({
      from: moduleRequest.value,
      names: namesOf(entries),
      isStatic: true,
      isType: entries.length > 0 && entries.every(entry => entry.isType),
    })
  const exports: Export[] = []
  for (const { entries } of module.staticExports)
    for (const entry of entries) {
      const { moduleRequest, isType, exportName } = entry
      if (moduleRequest)
        imports.push({ from: moduleRequest.value, names: namesOf([entry]), isStatic: true, isType })
      if (exportName.name !== null)
        exports.push({ name: exportName.name, line: lineOf(entry.start), isHandedOn: moduleRequest !== null })
    }
  const anyLines: number[] = []
  const functions: LongFunction[] = []
  const measure = (name: string, node: { start: number; end: number }): void => {
    const line = lineOf(node.start)
    functions.push({ name, line, lines: lineOf(node.end) - line + 1 })
  }
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        imports.push({ from: node.source.value, names: 'all', isStatic: false, isType: false })
    },
    TSImportType(node) {
      imports.push({ from: node.source.value, names: 'all', isStatic: true, isType: true })
    },
    TSAnyKeyword(node) {
      anyLines.push(lineOf(node.start))
    },
    FunctionDeclaration(node) {
      measure(node.id?.name ?? 'default', node)
    },
    VariableDeclarator(node) {
      const isFunction =
        node.init?.type === 'ArrowFunctionExpression' || node.init?.type === 'FunctionExpression'
      if (isFunction && node.id.type === 'Identifier') measure(node.id.name, node)
    },
    MethodDefinition(node) {
      measure(node.key.type === 'Identifier' ? node.key.name : 'method', node)
    },
  }).visit(program)
  return {
    path,
    lines: text.split('\n').length - 1,
    imports,
    exports,
    anyLines,
    comments: comments.map(comment => ({ text: comment.value, line: lineOf(comment.start) })),
    functions,
  }
}

type Taken = { importName: { kind: string; name: string | null } }

/** The names that an import takes; all where it takes the file as one, a default among them. */
const namesOf = (entries: readonly Taken[]): Import['names'] =>
  entries.some(({ importName }) => importName.kind !== 'Name')
    ? 'all'
    : entries.flatMap(({ importName }) => importName.name ?? [])

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
