import { join } from 'node:path'
import { parseSync, type Plugin, Visitor } from 'vite'

/** Where the schemas of objects are made late. */
const lateObjects = join(import.meta.dirname, 'late-objects.ts')

const madeLate = ['object', 'strictObject']

type Insertion = { at: number; text: string; over?: number }

/**
 * A part of the domain as the browser needs it: the schemas of an object's fields are made when it first checks something,
 * and what a file makes and nobody uses is left out. Of what a page imports it checks little before its first sight, and
 * the domain does nothing but say what is.
 */
export function withLateSchemas(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const insertions: Insertion[] = []
  let late = false
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.object.name !== 'z' || callee.property.type !== 'Identifier') return
      const [shape] = given
      if (!shape || given.length > 1 || !madeLate.includes(callee.property.name)) return
      late = true
      insertions.push(
        { at: callee.object.start, over: callee.object.end, text: 'lateObjects' },
        { at: shape.start, text: '() => (' },
        { at: shape.end, text: ')' },
      )
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations)
      if (init?.type === 'CallExpression' || init?.type === 'NewExpression')
        insertions.push({ at: init.start, text: '/* @__PURE__ */ ' })
  }
  const left = insertions
    .toSorted((a, b) => b.at - a.at || (b.over ?? 0) - (a.over ?? 0))
    .reduce((text, { at, over = at, text: by }) => text.slice(0, at) + by + text.slice(over), source)
  return late ? `import * as lateObjects from ${JSON.stringify(lateObjects)}\n${left}` : left
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
