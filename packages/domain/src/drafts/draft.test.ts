import { expect, it } from 'vitest'
import { draftMaxDepth, draftMaxLength, DraftValue } from './draft.ts'

const nested = (depth: number): unknown => (depth === 1 ? {} : { inner: nested(depth - 1) })

it.each<[string, unknown, string | undefined]>([
  ['an empty form', {}, undefined],
  ['fields of every kind', { a: 'x', b: [1, null, { c: true }] }, undefined],
  ['no value', undefined, 'wrong_type'],
  ['null', null, 'wrong_type'],
  ['a list', [], 'wrong_type'],
  ['text', 'x', 'wrong_type'],
  ['the longest', { a: 'x'.repeat(draftMaxLength - 8) }, undefined],
  ['one character more', { a: 'x'.repeat(draftMaxLength - 7) }, 'too_long'],
  ['the deepest', nested(draftMaxDepth), undefined],
  ['one level more', nested(draftMaxDepth + 1), 'too_big'],
  ['lists in lists', { a: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) }, 'too_big'],
])('%s: %s', (_, value, code) => {
  expect(DraftValue.safeParse(value).error?.issues.map(issue => issue.message)).toEqual(code && [code])
})
