import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { sourceOf } from './written-imports.ts'

/** What notices, where code does not come, that its build is no longer there (decision 0111). */
const doors = new Set(['late', 'onDemand', 'bringCode', 'bringAhead'])

/** These only write loaders down; whoever takes one from them brings it through a door. */
const writtenDown = new Set(['src/app/screens.ts', 'src/app/late-screens.ts', 'src/i18n/texts.ts'])

const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).filter(
  // The pages before the application hold nothing that could be lost: they are opened anew by hand.
  file => !/\.(test|gallery)\.tsx?$|^src\/(sign-in|testing|gallery)\//.test(file),
)

/** Each `import()` of a file that stands in no call of a door, by its line. */
function bareImports(file: string, source: string): number[] {
  const bare: number[] = []
  let within = 0
  const isDoor = ({ callee }: ESTree.CallExpression): boolean =>
    callee.type === 'Identifier' && doors.has(callee.name)
  new Visitor({
    CallExpression(call) {
      if (isDoor(call)) within += 1
    },
    'CallExpression:exit'(call) {
      if (isDoor(call)) within -= 1
    },
    ImportExpression({ start }) {
      if (within === 0) bare.push(source.slice(0, start).split('\n').length)
    },
  }).visit(parseSync(file, source).program)
  return bare
}

test('finds what comes late by no door', () => {
  const source = `
    const One = late(async () => (await import('./One.tsx')).One)
    void import('./two.ts').then(code => code.two())
    void bringAhead(() => import('./three.ts'))`
  expect(bareImports('some.ts', source)).toEqual([3])
})

test('whatever comes late comes through one door', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources
    .filter(file => !writtenDown.has(file))
    .flatMap(file => bareImports(file, sourceOf(file)).map(line => `${file}:${line}`))
  expect(found).toEqual([])
})
