import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { digestOf } from './digest.ts'

it('is short, and the same wherever it is reckoned', () => {
  expect(digestOf({ drug: 'Torasemide 5 mg', dose: 1 })).toBe('1l8yiptbt5r57')
})

it('does not depend on the order of keys, nor on what is undefined', () => {
  expect(digestOf({ b: [1, { d: 2, c: 3 }], a: 'x', e: undefined })).toBe(
    digestOf({ a: 'x', b: [1, { c: 3, d: 2 }] }),
  )
})

it('is another one for anything else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(canonicalJson(one) !== canonicalJson(other))
      expect(digestOf([one])).not.toBe(digestOf([other]))
    }),
  )
})
