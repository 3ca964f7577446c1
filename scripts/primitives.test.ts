import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { saidByPrimitives } from './primitives.ts'

const root = join(import.meta.dirname, '../packages/web/src')

test.each([
  ['.a { color: var(--muted); font-size: var(--t15) }', ['.a says what <Text> says']],
  ['.a { display: block; font-weight: var(--bold); }', ['.a says what <Text> says']],
  ['.a { color: var(--muted); line-height: 1.4 }', []],
  ['.a { color: var(--primary-text) }', []],
  ['.a { display: block }', []],
  ['.a { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: end }', ['.a says what <Inline> says']],
  ['.a { display: flex; gap: 8px }', ['.a says what <Inline> says']],
  ['.a { display: flex; gap: 4px }', ['.a says what <Inline> says']],
  ['.a { display: flex; gap: 10px }', []],
  ['.a { font-size: var(--t32) }', ['.a says what <Text> says']],
  ['.a { display: flex; gap: 8px; color: var(--muted) }', []],
  [
    '@layer app { .a, .b { display: grid; gap: var(--gap) } }',
    ['.a says what <Stack> says', '.b says what <Stack> says'],
  ],
  ['.a { display: flex; flex-direction: column; gap: 8px }', ['.a says what <Stack> says']],
  ['.a { display: flex; flex-direction: column; flex-wrap: wrap }', []],
  ['.a { display: grid; gap: 8px; grid-template-columns: 1fr 1fr }', []],
  ['.a { display: grid; gap: 8px } .b .a { gap: 0 }', []],
  ['.a { display: grid; gap: 8px } .a > li { color: red }', []],
  ['.a { display: grid; gap: 8px } .ab > li { color: red }', ['.a says what <Stack> says']],
  ['.a { display: grid; gap: 8px } @media print { .a { gap: 0 } }', []],
  ['@media print { .a { font-weight: var(--bold) } }', []],
  [
    '.a { display: grid } .a { gap: 8px } /* .b { display: grid; gap: 8px } */',
    ['.a says what <Stack> says'],
  ],
])('%s', (css, said) => {
  expect(saidByPrimitives(css)).toEqual(said)
})

/** What is left by feature: of forms and links, and of elements that look so at times. These numbers may only sink. */
const left = { activity: 1, assignment: 7, dossiers: 2, drafts: 1, focus: 1, surveillance: 1, tasks: 24 }

test('no style sheet says what a primitive of ui/layout says', () => {
  const found = globSync('**/*.module.css', { cwd: root })
    .toSorted()
    .flatMap(sheet =>
      saidByPrimitives(readFileSync(join(root, sheet), 'utf8')).map(said => `${sheet}: ${said}`),
    )
  const counted = Object.fromEntries(
    Array.from(
      Map.groupBy(found, one => one.split(sep)[0]!),
      ([feature, said]) => [feature, said.length],
    ),
  )
  expect(counted, found.join('\n')).toEqual(left)
})
