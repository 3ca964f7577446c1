import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/**
 * The cost of a password hash in the product: the N of scrypt, the sign-in library's own. What is stored does not
 * say it, so another cost would lock out everybody who has a password. Tests ask for a small one.
 */
export const productPasswordCost = 16_384

/** The r of scrypt: with the cost above, each hash takes 32 MB, which is what makes guessing dear. */
const blockSize = 16
const keyBytes = 64
const derive = promisify<string, string, number, object, Buffer>(scrypt)

/** What is stored of a password: `salt:key`, both in hex, as the sign-in library stores it. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await deriveKey(password, salt, cost)).toString('hex')}`
}

/** Whether a password is the one that was hashed, at the same cost. */
export async function isPassword(password: string, hash: string, cost: number): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':')
  const stored = Buffer.from(key, 'hex')
  return stored.length === keyBytes && timingSafeEqual(await deriveKey(password, salt, cost), stored)
}

// Letters that look alike may be typed as one sign or as two; the key is the same.
const deriveKey = (password: string, salt: string, cost: number): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, keyBytes, {
    N: cost,
    r: blockSize,
    p: 1,
    maxmem: 256 * cost * blockSize,
  })
