import { Readable } from 'node:stream'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { asTenant, type Tx } from '../db/tenant.ts'
import { someAtATime } from '../files/in-turn.ts'
import type { ReceivedDocument } from '../files/received-document.ts'
import { chunkInsert, findChunk } from './documents.store.ts'

/** Keeps the content of a document in the transaction of its row, piece by piece. */
export async function keepContent(tx: Tx, business: Id, document: Id, file: ReceivedDocument): Promise<void> {
  let at = 0
  for await (const piece of file.content()) await chunkInsert(tx, business, document, at++, piece)
}

/** How many pieces are on their way from the database at once, of all documents that go out. */
const readInTurn = someAtATime(2)

/**
 * The content of a document, read at the pace of whoever takes it. Each piece is a transaction of its own: no slow
 * telephone holds a connection of the database, and what was written once is the same in each.
 */
export function documentContent(pool: Sql, { business, _id: person }: Author, document: Id): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; ; at += 1) {
      const piece = await readInTurn(() =>
        asTenant(pool, { business, person }, tx => findChunk(tx, business, document, at)),
      )
      if (piece === undefined) return
      yield piece
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 })
}
