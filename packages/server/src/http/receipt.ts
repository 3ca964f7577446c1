import { createHash } from 'node:crypto'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { Refusal } from './refusal.ts'
import type { Asked } from './request.ts'

/**
 * Leaves the receipt of a create under its id. False where the same create has already been done: a twin that
 * is still running is waited for. Another body under the same id is refused.
 */
export async function leaveReceipt(tx: Tx, author: Author, id: Id, asked: Asked): Promise<boolean> {
  const bodyHash = hashCreate(asked)
  const left = await tx`
    insert into receipt (business_id, _id, body_hash) values (${author.business}, ${id}, ${bodyHash})
    on conflict do nothing`
  if (left.count === 1) return true
  const [kept] = await tx<{ body_hash: Buffer }[]>`select body_hash from receipt where _id = ${id}`
  if (!kept?.body_hash.equals(bodyHash)) throw new Refusal('id_taken')
  return false
}

/** A create is the same create when endpoint, path and body are: the hash is over all three. */
const hashCreate = ({ endpoint, params, sent }: Asked): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([endpoint.path, params, sent.body]))
    .digest()
