import * as library from 'better-auth/crypto'
import { expect, test } from 'vitest'

import { hashPassword, isPassword, productPasswordCost } from './password-hash.ts'

const password = 'perché no, una parola lunga'
const cheap = 16

test('at the cost of the product it is the hash of the sign-in library, both ways', async () => {
  const ours = await hashPassword(password, productPasswordCost)
  expect(await library.verifyPassword({ hash: ours, password })).toBe(true)
  const theirs = await library.hashPassword(password)
  expect(await isPassword(password, theirs, productPasswordCost)).toBe(true)
})

test('a hash holds for its own password at its own cost', async () => {
  const hash = await hashPassword(password, cheap)
  expect(await isPassword(password, hash, cheap)).toBe(true)
  expect(await isPassword(password.normalize('NFD'), hash, cheap)).toBe(true)
  expect(await isPassword(`${password}!`, hash, cheap)).toBe(false)
  expect(await isPassword(password, hash, productPasswordCost)).toBe(false)
  expect(await hashPassword(password, cheap)).not.toBe(hash)
})

test.each(['', 'salt', 'salt:', ':key', 'salt:00'])('nothing holds for the hash «%s»', async hash => {
  expect(await isPassword(password, hash, cheap)).toBe(false)
  expect(await isPassword('', hash, cheap)).toBe(false)
})
