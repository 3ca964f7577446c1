import type { Config } from '../config.ts'
import { makeToken } from '../access/one-time-token.ts'

/** A link for a forgotten password, and the hash by which alone it is kept. */
export function makeResetLink({ publicUrl }: Pick<Config, 'publicUrl'>): { url: string; hash: Buffer } {
  const { token, hash } = makeToken()
  return { url: `${publicUrl}/reset?token=${token}`, hash }
}
