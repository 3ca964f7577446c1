import type { Thing } from '@vicino/domain/access/need-to-know.ts'
import {
  type Attachable,
  type AttachableKind,
  type Document,
  thingOfDocument,
} from '@vicino/domain/documents/document.ts'
import { DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import type { getDocuments } from '@vicino/domain/documents/documents.contract.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import { readSearch, titleSearchWords } from '@vicino/domain/people/search-words.ts'
import type { QueryOf } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import { countedPage, pageWindow } from '../db/counted-page.ts'
import { rowsOfPage } from '../db/in-pages.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { findCurrent, insertVersions, searchedAtMost, type VersionTable } from '../records/records.store.ts'

export const documentTable: VersionTable = {
  name: 'document',
  columns: tx => tx`
    _id, dossier_id as "dossierId", version, name, category, type, size, sha256,
    case when record_id is not null then jsonb_strip_nulls(
      jsonb_build_object('kind', record_kind, '_id', record_id, 'section', record_section)) end as record,
    exists (select from document_thumbnail t
      where t.business_id = document.business_id and t.document_id = document._id) as thumbnail, author, created_at, written_at, reason, struck`,
}

/** The columns in which a document's own fields are kept. */
export const rowOf = ({
  dossierId: _dossierId,
  author: _author,
  thumbnail: _thumbnail,
  record,
  ...document
}: Document) => ({
  ...document,
  words: titleSearchWords(document.name),
  ...recordColumns(record),
})

/** The columns that say to which record a document is tied. */
export const recordColumns = (record: Document['record']) => ({
  record_kind: record?.kind ?? null,
  record_id: record?._id ?? null,
  record_section: record?.section ?? null,
})

/** Whether whoever asks may know of a thing of the dossier. */
type Know = (thing: Thing) => boolean

/** The categories whose documents somebody may know. */
export const knownCategories = (knows: Know): DocumentCategory[] =>
  DocumentCategory.options.filter(category => knows(thingOfDocument(category)))

/** The document as it stands now, where it is of one of these categories. */
export async function findDocument(
  tx: Tx,
  dossier: DossierId,
  id: Id,
  categories: readonly DocumentCategory[],
): Promise<Document | undefined> {
  const document = await findCurrent<Document>(tx, documentTable, dossier, id)
  return document && categories.includes(document.category) ? document : undefined
}

/** Where each kind of record that takes documents is kept, in versions; an anamnesis has them section by section. */
const tables: Record<Exclude<AttachableKind, 'Anamnesis'>, string> = {
  FocusGroup: 'focus',
  care_plan: 'care_plan',
  ClinicalParameter: 'clinical_parameter',
  Performance: 'performance',
}

/** Whether a record of the client stands, to which a document can be attached. */
export async function hasRecord(tx: Tx, dossier: DossierId, { kind, _id }: Attachable): Promise<boolean> {
  const rows =
    kind === 'Anamnesis'
      ? await tx`select from anamnesis where _id = ${_id} and dossier_id = ${dossier}`
      : await tx`
          select from ${tx(tables[kind])}
          where _id = ${_id} and dossier_id = ${dossier} and current and struck is null`
  return rows.length > 0
}

type Asked = QueryOf<typeof getDocuments> & { categories: readonly DocumentCategory[] }

/** One page of a client's documents of some categories, the newest first, those that were struck last. */
export function listDocuments(
  tx: Tx,
  dossier: DossierId,
  { categories, search, tied, recordId, recordSection, ...paged }: Asked,
): Promise<ListPage<Document>> {
  // A word of the query is letters, digits and dots: none of them means anything to LIKE.
  const words = readSearch(search).map(word => `% ${word}%`)
  const says = search === '' ? tx`` : tx`and ${words.length > 0} and words like all(${words}::text[])`
  const matching = tx`
    from document where dossier_id = ${dossier} and current and category = any(${[...categories]})
      and (${tied === undefined} or record_id is not null)
      and (${recordId ?? null}::uuid is null or record_id = ${recordId ?? null})
      and (${recordSection ?? null}::text is null or record_section = ${recordSection ?? null}) ${says}`
  const listed = tx<Document[]>`
    select ${documentTable.columns(tx)} ${matching}
    order by struck is not null, created_at desc, _id ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${matching}`)
}

const ofCategories = (tx: Tx, dossier: DossierId, categories: readonly DocumentCategory[]) => tx`
  from document where dossier_id = ${dossier} and current and category = any(${[...categories]})`

/** The documents of a client as they leave, page by page: those that stand before struck ones, each the oldest first. */
export const listDocumentsToLeave = (
  tx: Tx,
  dossier: DossierId,
  categories: readonly DocumentCategory[],
  after: Pick<Document, 'struck' | 'created_at' | '_id'> | undefined,
) => tx<Document[]>`
  select ${documentTable.columns(tx)} ${ofCategories(tx, dossier, categories)}
    ${
      after
        ? tx`and (struck is not null, created_at, _id)
            > (${after.struck !== null}, ${after.created_at}::timestamptz, ${after._id}::uuid)`
        : tx``
    }
  order by struck is not null, created_at, _id limit ${rowsOfPage}`

/** How large each of them is, in the same order. */
export async function listDocumentSizes(
  tx: Tx,
  dossier: DossierId,
  categories: readonly DocumentCategory[],
): Promise<number[]> {
  const rows = await tx<{ size: number }[]>`
    select size ${ofCategories(tx, dossier, categories)} order by struck is not null, created_at, _id`
  return rows.map(({ size }) => size)
}

/**
 * Keeps a piece of a document's content, the pieces counted from 0. Both ways it travels as base64, a third longer than
 * it is: the driver's own way is twice as long, and copies it twice.
 */
export const chunkInsert = (tx: Tx, business: Id, document: Id, at: number, bytes: Buffer) => tx`
  insert into document_chunk (business_id, document_id, at, bytes)
  values (${business}, ${document}, ${at}, decode(${bytes.toString('base64')}, 'base64'))`

/** Inserts documents with what they hold, each no longer than a piece: for the program itself when it fills a database. */
export async function insertDocuments(
  tx: Tx,
  business: Id,
  made: readonly { document: Document; bytes: Buffer }[],
): Promise<void> {
  await insertVersions(
    tx,
    documentTable,
    business,
    made.map(({ document }) => ({
      ...rowOf(document),
      dossierId: document.dossierId,
      author: document.author,
    })),
  )
  for (const { document, bytes } of made) await chunkInsert(tx, business, document._id, 0, bytes)
}

/** A piece of a document's content; undefined after the last. */
export async function findChunk(tx: Tx, business: Id, document: Id, at: number): Promise<Buffer | undefined> {
  const [row] = await tx<{ bytes: string; length: number }[]>`
    select encode(bytes, 'base64') as bytes, length(bytes) from document_chunk
    where business_id = ${business} and document_id = ${document} and at = ${at}`
  if (!row) return undefined
  // Memory of the engine's own, which it takes back in time; what `Buffer.from` takes it hardly sees.
  const piece = Buffer.allocUnsafeSlow(row.length)
  piece.write(row.bytes, 'base64')
  return piece
}

/** Keeps the small picture of a document. */
export const thumbnailInsert = (tx: Tx, business: Id, document: Id, bytes: Buffer) => tx`
  insert into document_thumbnail ${tx({ business_id: business, document_id: document, bytes })}`

/** The small picture of a document; undefined where it has none. */
export async function findThumbnail(tx: Tx, document: Id): Promise<Buffer | undefined> {
  const [row] = await tx<{ bytes: Buffer }[]>`
    select bytes from document_thumbnail where document_id = ${document}`
  return row?.bytes
}

type Searched = Pick<Document, '_id' | 'name' | 'created_at'> & { over: boolean }

/** The client's documents whose name says each of the words, of the categories that the reader may know. */
export async function searchDocuments(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
  _language: Language,
  knows: Know,
): Promise<FoundRecord[]> {
  const documents = await tx<Searched[]>`
    select _id, name, created_at, struck is not null as over from document
    where dossier_id = ${dossier} and current and category = any(${knownCategories(knows)})
    order by struck is not null, created_at desc, _id limit ${searchedAtMost}`
  return documents
    .filter(({ name }) => saysEachWord([name], words))
    .map(
      ({ _id, name, created_at, over }): FoundRecord => ({
        kind: 'Document',
        _id,
        title: name,
        text: '',
        date: todayIn(created_at),
        struck: over,
      }),
    )
}
