import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outsideLayers } from './layers.ts'

const root = join(import.meta.dirname, '../packages/web/src')

test.each([
  ['@layer mantine, app; @import "a.css" layer(app);', []],
  ['@layer app { .a { gap: 4px } @media print { .a { gap: 0 } } }', []],
  ['@layer app { .a { gap: 4px } } .b { gap: 8px }', ['.b']],
  ['@media print { .a { gap: 0 } }', ['@media print']],
  ['/* .a { gap: 0 } */', []],
])('%s', (css, strays) => {
  expect(outsideLayers(css)).toEqual(strays)
})

test('every rule of the product stands in a layer', () => {
  const found = globSync('**/*.css', { cwd: root }).flatMap(sheet =>
    outsideLayers(readFileSync(join(root, sheet), 'utf8')).map(stray => `${sheet}: ${stray}`),
  )
  expect(found).toEqual([])
})
