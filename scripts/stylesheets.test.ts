import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../packages/web/src')
const sheetImports = /import (\w+) from '([^']+\.module\.css)'/g

/** The classes that a screen takes from its style sheets and that do not stand there: nothing else would tell. */
function missingIn(screen: string): string[] {
  const text = readFileSync(join(root, screen), 'utf8')
  return Array.from(text.matchAll(sheetImports)).flatMap(([, name, sheet]) => {
    const styles = readFileSync(join(root, dirname(screen), sheet!), 'utf8')
    const named = Array.from(text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.([a-z]\\w*)`, 'g')))
    const classes = new Set(named.map(([, one]) => one!))
    return [...classes]
      .filter(one => !new RegExp(`\\.${one}\\b`).test(styles))
      .map(one => `${screen}: ${one}`)
  })
}

test('every class that a screen names stands in its style sheet', () => {
  expect(globSync('**/*.tsx', { cwd: root }).flatMap(missingIn)).toEqual([])
})

test('no sheet gives every element a transition', () => {
  const sheets = globSync('**/*.css', { cwd: root })
  const ofEveryElement = /(^|[\s,}])\*[^{}]*\{[^}]*transition(-duration)?:(?!\s*none)/
  const rulesOf = (sheet: string) => readFileSync(join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  expect(sheets.filter(sheet => ofEveryElement.test(rulesOf(sheet)))).toEqual([])
})
