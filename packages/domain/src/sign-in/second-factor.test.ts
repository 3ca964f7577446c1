import { expect, test } from 'vitest'
import { readCode } from './second-factor.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['000000', { kind: 'app', code: '000000' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['aB3dE-5gH7j', { kind: 'recovery', code: 'aB3dE-5gH7j' }],
  ['aB3dE - 5gH7j ', { kind: 'recovery', code: 'aB3dE-5gH7j' }],
  ['aB3dE5gH7j', undefined],
  ['', undefined],
])('the typed code %j', (typed, code) => {
  expect(readCode(typed)).toEqual(code)
})
