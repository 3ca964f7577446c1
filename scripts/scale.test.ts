import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offScale } from './scale.ts'

const root = join(import.meta.dirname, '../packages/web/src')

test.each([
  ['.a { font-size: var(--t13); font-weight: var(--bold) }', []],
  ['.a { font-size: 0.9rem }', ['font-size: 0.9rem']],
  ['.a { font-size: min(14px, 4vw) }', ['font-size: min(14px, 4vw)']],
  ['.a { font-size: inherit; font: inherit }', []],
  ['.a { font: 400 1rem / 1.5 serif }', ['font: 400 1rem / 1.5 serif']],
  ['.a { font-weight: 600; }', ['font-weight: 600']],
  ['.a { gap: 4px 8px; row-gap: var(--gap) }', []],
  ['.a { column-gap: 6px }', ['column-gap: 6px']],
  ['.a { padding: 10px 16px; margin-inline: -20px auto }', []],
  ['.a { padding-block: 7px }', ['padding-block: 7px']],
  ['.a { margin: calc(-1 * (var(--gap) + 3px)) }', []],
  ['@media print { .a { font-size: 9.5pt; gap: 18pt } }', []],
  ['@media print { .a { font-size: 11px; } } .b { font-size: 11px; }', ['font-size: 11px']],
  ['/* font-size: 3rem */', []],
])('%s', (css, strays) => {
  expect(offScale(css)).toEqual(strays)
})

test('every style sheet takes its sizes, weights and gaps from the scale', () => {
  const sheets = globSync('**/*.css', { cwd: root })
  const found = sheets.flatMap(sheet =>
    offScale(readFileSync(join(root, sheet), 'utf8')).map(stray => `${sheet}: ${stray}`),
  )
  expect(found).toEqual([])
})
