import { join } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

/** What makes a schema late. */
const maker = join(import.meta.dirname, 'late-schema.ts')

type Insertion = { at: number; text: string }

/** Whether a call is one of the library of schemas, or follows on one: `z.string().check(...)`. */
function isOfLibrary({ callee }: ESTree.CallExpression): boolean {
  let root: ESTree.Expression = callee
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = root.type === 'MemberExpression' ? root.object : root.callee
  return root.type === 'Identifier' && root.name === 'z'
}

/**
 * A part of the domain as the browser needs it: a schema is made when it first checks something, not when its file is
 * read, and what a file makes and nobody uses is left out. Of what a page imports it checks little before its first sight,
 * and the domain does nothing but say what is.
 */
export function withLateSchemas(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const insertions: Insertion[] = []
  /** How far within what happens later: in a function, or in a schema that is made late as a whole. */
  let later = 0
  const enter = (): void => void (later += 1)
  const leave = (): void => void (later -= 1)
  const lates = new Set<ESTree.CallExpression>()
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression(call) {
      if (later > 0 || !isOfLibrary(call)) return
      lates.add(call)
      insertions.push(
        { at: call.start, text: '/* @__PURE__ */ lateSchema(() => ' },
        { at: call.end, text: ')' },
      )
      enter()
    },
    'CallExpression:exit'(call) {
      if (lates.has(call)) leave()
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations)
      if (init?.type === 'NewExpression' || (init?.type === 'CallExpression' && !lates.has(init)))
        insertions.push({ at: init.start, text: '/* @__PURE__ */ ' })
  }
  const left = insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: by }) => text.slice(0, at) + by + text.slice(at), source)
  return lates.size > 0 ? `import { lateSchema } from ${JSON.stringify(maker)}\n${left}` : left
}

/** Leaves for later what a page need not make before it shows. */
export function lateSchemas(): Plugin {
  return {
    name: 'vicino:late-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/src\/.*\.ts$/ },
      handler: (source, id) => ({ code: withLateSchemas(id, source), map: null }),
    },
  }
}
