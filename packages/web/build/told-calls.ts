import { parseSync, type Plugin, Visitor } from 'vite'

/**
 * What a call of the contract says to the server and to its readers alone. The browser sends what the types let it send,
 * and the server checks it.
 */
const ofServer = ['summary', 'params', 'query', 'body', 'problems', 'also', 'audit', 'whenClosed', 'asTyped']

/** The calls by whose bodies a form of the browser checks what is typed. */
export const checkedByForms = [
  'addMaterialUses',
  'addPerformances',
  'beginPasskey',
  'renamePasskey',
  'changePassword',
  'makeRecoveryCodes',
  'enableSecondFactor',
  'disableSecondFactor',
  'verifyAppCode',
]

/** A contract without what the browser does not read of its calls; what those named goes with it. */
export function withoutServersPart(file: string, source: string): string {
  const cuts: { from: number; to: number }[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
      const [declared] = init.arguments
      if (init.callee.name !== 'endpoint' || declared?.type !== 'ObjectExpression') return
      const isChecked = id.type === 'Identifier' && checkedByForms.includes(id.name)
      for (const property of declared.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const { name } = property.key
        if (!ofServer.includes(name) || (name === 'body' && isChecked)) continue
        const comma = /^\s*,/.exec(source.slice(property.end))?.[0].length ?? 0
        cuts.push({ from: property.start, to: property.end + comma })
      }
    },
  }).visit(parseSync(file, source).program)
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), source)
}

/** Leaves out of the contract what only the server reads: its words and its schemas are a part of every page. */
export function toldCalls(): Plugin {
  return {
    name: 'vicino:told-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/src\/.*\.contract\.ts$/ },
      handler: (source, id) => ({ code: withoutServersPart(id, source), map: null }),
    },
  }
}
