import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

/** A link with 256 bits of chance, and the hash by which alone it is kept. */
export function makeResetToken({ publicUrl }: Pick<Config, 'publicUrl'>): { url: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { url: `${publicUrl}/reset?token=${token}`, hash: hashOfToken(token) }
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
