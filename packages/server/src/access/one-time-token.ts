import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 bits of chance for a one-time link, and the hash by which alone it is kept. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
