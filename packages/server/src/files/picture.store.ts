import { createHash } from 'node:crypto'
import { logoAddress } from '@vicino/domain/businesses/logo.ts'
import { avatarAddress } from '@vicino/domain/users/avatar.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type ContentId, imageTypeOf } from '@vicino/domain/wire/picture.ts'
import type { Tx } from '../db/tenant.ts'
import { pieceBytes } from './received-document.ts'

/** The pictures that are drawn anew and shown: whose each is, and where its row and its pieces stand. */
const kept = {
  avatar: { row: 'person', chunks: 'avatar_chunk', owner: 'person_id', addressOf: avatarAddress },
  logo: { row: 'business', chunks: 'logo_chunk', owner: 'business_id', addressOf: logoAddress },
} as const
export type KindOfPicture = keyof typeof kept

/** Half a SHA-256: nobody makes two pictures that share it. */
export const contentIdOf = (bytes: Uint8Array): ContentId =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Shows this picture of a person or a business from now on, or none: its row and its pieces in one transaction. */
export async function showPicture(
  tx: Tx,
  kind: KindOfPicture,
  owner: Id,
  bytes: Uint8Array | null,
): Promise<void> {
  const { row, addressOf } = kept[kind]
  const address = bytes && addressOf(owner, contentIdOf(bytes))
  await tx`update ${tx(row)} set ${tx(kind)} = ${address} where _id = ${owner}`
  await forgetPieces(tx, kind, owner)
  if (bytes) await keepPieces(tx, kind, owner, bytes)
}

const forgetPieces = (tx: Tx, kind: KindOfPicture, owner: Id) =>
  tx`delete from ${tx(kept[kind].chunks)} where ${tx(kept[kind].owner)} = ${owner}`

/** Keeps the bytes of a picture in pieces, beside the row that names it. */
export async function keepPieces(tx: Tx, kind: KindOfPicture, owner: Id, bytes: Uint8Array): Promise<void> {
  const { chunks, owner: column } = kept[kind]
  const content = contentIdOf(bytes)
  for (let at = 0; at * pieceBytes < bytes.length; at += 1) {
    const piece = Buffer.from(bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes))
    await tx`insert into ${tx(chunks)} ${tx({ [column]: owner, content, at, bytes: piece })}`
  }
}

/**
 * The address that the own row shows, which nobody else changes before this transaction ends, and whether its pieces
 * are kept; undefined where there is no such row.
 */
export async function lockPicture(
  tx: Tx,
  kind: KindOfPicture,
  owner: Id,
): Promise<{ address: string | null; isKept: boolean } | undefined> {
  const { row, chunks, owner: column } = kept[kind]
  const [own] = await tx<{ address: string | null }[]>`
    select ${tx(kind)} as address from ${tx(row)} where _id = ${owner} for update`
  if (!own) return undefined
  const pieces = await tx`select from ${tx(chunks)} where ${tx(column)} = ${owner} limit 1`
  return { address: own.address, isKept: pieces.length > 0 }
}

/**
 * The picture that a person or a business shows: to whoever is signed in, and to the world while the profile is
 * published. Undefined where there is none.
 */
export async function findPicture(tx: Tx, kind: KindOfPicture, owner: Id): Promise<File | undefined> {
  const pieces = await tx<{ content: ContentId; bytes: Buffer<ArrayBuffer> }[]>`
    select content, bytes from ${tx(`${kept[kind].chunks}s`)}(${owner}) order by at`
  const first = pieces[0]
  const type = first && imageTypeOf(first.bytes)
  return (
    type &&
    new File(
      pieces.map(({ bytes }) => bytes),
      first.content,
      { type },
    )
  )
}
