import { createHash } from 'node:crypto'
import type { Id } from '@vicino/domain/wire/id.ts'

/** The namespace of names that are addresses (RFC 9562, appendix A.3). */
const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** The UUID of a name, always the same of the same (RFC 9562, version 5). */
export function namedId(name: string): Id {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
