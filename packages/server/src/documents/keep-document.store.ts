import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { titleSearchWords } from '@vicino/domain/people/search-words.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { ReceivedDocument } from '../files/received-document.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersion } from '../records/records.store.ts'
import { keepContent } from './document-content.ts'
import { documentTable, recordColumns, thumbnailInsert } from './documents.store.ts'

type Keeping = {
  tx: Tx
  dossier: DossierId
  author: Author
  id: Id
  now: Instant
  body: { name?: string | undefined; file: File }
}

/** Keeps a document that came with a form: its row, then its content, in one transaction. */
export async function insertDocument(
  { tx, dossier, author, id, now, body }: Keeping,
  { category, record }: Pick<Document, 'category' | 'record'>,
): Promise<Document> {
  const { file, name = file.name } = body
  if (!(file instanceof ReceivedDocument)) throw new Error('a document that came with a form is examined')
  const document = await insertVersion<Document>(
    tx,
    documentTable,
    { dossier, author },
    {
      _id: id,
      version: 1,
      name,
      words: titleSearchWords(name),
      category,
      ...file.kept,
      ...recordColumns(record),
      created_at: now,
      written_at: now,
      reason: null,
      struck: null,
    },
  )
  await keepContent(tx, author.business, id, file)
  if (file.thumbnail === null) return document
  await thumbnailInsert(tx, author.business, id, file.thumbnail)
  return { ...document, thumbnail: true }
}
