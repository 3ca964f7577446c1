import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maxLength, minLength } from './length.ts'

const Text = z.string().check(minLength(2, 'required'), maxLength(3, 'too_long'))
const codesOf = (value: unknown) => Text.safeParse(value).error?.issues.map(({ message }) => message)

it.each<[unknown, string[] | undefined]>([
  ['ab', undefined],
  ['a', ['required']],
  ['abcd', ['too_long']],
  [{ length: { toString: null } }, ['Invalid input']],
  [{ length: 0 }, ['Invalid input']],
  [
    ['a', 'b', 'c', 'd'],
    ['Invalid input', 'too_long'],
  ],
])('%j has the faults %j', (value, codes) => {
  expect(codesOf(value)).toEqual(codes)
})
