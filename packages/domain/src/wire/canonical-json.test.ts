import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

it.each([
  [
    { b: 1, a: 2 },
    { a: 2, b: 1 },
  ],
  [{ list: [{ y: 1, x: null }] }, { list: [{ x: null, y: 1 }] }],
  [{ a: 1, gone: undefined }, { a: 1 }],
  [
    { 2: 'two', 10: 'ten' },
    { 10: 'ten', 2: 'two' },
  ],
])('%j says the same as %j', (one, other) => {
  expect(canonicalJson(one)).toBe(canonicalJson(other))
})

it.each([
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: null }, {}],
  [{ a: '1' }, { a: 1 }],
  [{ a: { b: 1 } }, { a: 1, b: 1 }],
  [{ 'a":1,"b': 2 }, { a: 1, b: 2 }],
])('%j says something else than %j', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other))
})
