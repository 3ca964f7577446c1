import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import {
  type Document,
  permissionForDocument,
  takesDocuments,
  thingOfRecord,
  type TiedRecord,
} from '@vicino/domain/documents/document.ts'
import { type DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import { fileNameOf } from '@vicino/domain/documents/document-type.ts'
import {
  addDocument,
  changeDocument,
  getDocument,
  getDocumentFile,
  getDocuments,
  getDocumentThumbnail,
  getDocumentVersions,
  strikeDocument,
} from '@vicino/domain/documents/documents.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import type { BodyOf } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { Denied } from '../http/denied.ts'
import { done, type Traces } from '../http/done.ts'
import { type AskingOfDossier, type DossierId, isPermitted, knows } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { StreamedFile } from '../http/streamed-file.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { findVersions, replaceVersion } from '../records/records.store.ts'
import { documentContent } from './document-content.ts'
import {
  documentTable,
  findDocument,
  findThumbnail,
  hasRecord,
  knownCategories,
  listDocuments,
  rowOf,
} from './documents.store.ts'
import { insertDocument } from './keep-document.store.ts'

export function serveDocuments(serve: Serve, pool: Sql): void {
  serveReads(serve, pool)

  serve.create(
    addDocument,
    async call => {
      const { category } = call.body
      const record = await attachedTo(call)
      const document = await insertDocument(call, { category, record })
      return done(document, {
        entity_id: document._id,
        fields: ['name', 'category', 'file', ...(record ? ['record'] : [])],
        ...newsOfDocument(document, 'created'),
      })
    },
    async call => findKnown(call, call.id),
  )

  serve(changeDocument, async call => {
    const { tx, dossier, author, params, body, now } = call
    const { version, reason, ...change } = body
    const before = await readToChange(call, params.documentId, version, Object.keys(change))
    if (!reason && correctionNeedsReason(before, author._id, now))
      throw refuseField('reason', 'reason_required')
    const next = { ...before, ...change, reason: reason ?? null }
    const document = await replaceVersion<Document>(tx, documentTable, { dossier, author }, before, {
      ...rowOf(next),
      version: version + 1,
      written_at: now,
    })
    return done(document, {
      entity_id: before._id,
      fields: Object.keys(change),
      reason: document.reason,
      ...newsOfDocument(document, 'corrected', before.category),
    })
  })

  serve(strikeDocument, async call => {
    const { tx, dossier, author, params, body, now } = call
    const { version, reason } = body
    const before = await readToChange(call, params.documentId, version, ['reason'])
    const document = await replaceVersion<Document>(tx, documentTable, { dossier, author }, before, {
      ...rowOf({ ...before, reason, struck: { reason } }),
      version: version + 1,
      written_at: now,
    })
    return done(document, {
      entity_id: before._id,
      fields: ['struck'],
      reason,
      ...newsOfDocument(document, 'struck'),
    })
  })
}

function serveReads(serve: Serve, pool: Sql): void {
  serve(getDocuments, async call => {
    const { tx, dossier, session, query } = call
    const known = knownCategories(thing => knows(call, thing))
    if (known.length === 0) throw new Denied(new Refusal('forbidden'), session)
    const { category } = query
    const categories = category === undefined ? known : known.filter(one => one === category)
    const page = await listDocuments(tx, dossier, { ...query, categories })
    return done(page, { rows: page.items.length })
  })

  serve(getDocument, async call => found(await findKnown(call, call.params.documentId)))

  serve(getDocumentVersions, async call => {
    const { tx, dossier, params } = call
    const known = knownCategories(thing => knows(call, thing))
    found(await findDocument(tx, dossier, params.documentId, known))
    const versions = found(await findVersions<Document>(tx, documentTable, dossier, params.documentId))
    return versions.filter(({ category }) => known.includes(category))
  })

  serve(getDocumentThumbnail, async call => {
    const { _id } = found(await findKnown(call, call.params.documentId))
    const bytes = found(await findThumbnail(call.tx, _id))
    return new File([new Uint8Array(bytes)], 'anteprima.jpg', { type: 'image/jpeg' })
  })

  serve(getDocumentFile, async call => {
    const { author, params, query } = call
    const { name, type, size } = found(await findKnown(call, params.documentId))
    const download = query.download !== undefined
    const content = documentContent(pool, author, params.documentId)
    return done(new StreamedFile(content, fileNameOf(name, type), type, { length: size, download }), {
      action: download ? 'export' : 'read',
      fields: ['file'],
    })
  })
}

type Reading = AskingOfDossier & { tx: Tx; dossier: DossierId }
type Attaching = Reading & { body: BodyOf<typeof addDocument> }

/**
 * The record to which a document is attached: one of this dossier of which the sender may know.
 * @throws {Refusal} at the record, where it is none of those
 */
async function attachedTo(call: Attaching): Promise<TiedRecord | null> {
  const { tx, dossier, body } = call
  const { record_kind: kind, record_id: _id, record_section: section } = body
  if (kind === undefined && _id === undefined && section === undefined) return null
  if (kind === undefined) throw refuseField('record_kind', 'required')
  if (_id === undefined) throw refuseField('record_id', 'required')
  if (kind === 'Anamnesis' && section === undefined) throw refuseField('record_section', 'required')
  if (section !== undefined && (kind !== 'Anamnesis' || !takesDocuments(section)))
    throw refuseField('record_section', 'not_an_option')
  const record = { kind, _id, ...(section !== undefined && { section }) }
  if (!knows(call, thingOfRecord[kind]) || !(await hasRecord(tx, dossier, record)))
    throw refuseField('record_id', 'not_an_option')
  return record
}

const findKnown = (call: Reading, id: Id): Promise<Document | undefined> =>
  findDocument(
    call.tx,
    call.dossier,
    id,
    knownCategories(thing => knows(call, thing)),
  )

/**
 * The document as it was seen, to be changed by who writes its category.
 * @throws {Refusal} `stale` or `struck`, with the document as it stands
 */
async function readToChange(
  call: Reading,
  id: Id,
  seen: number,
  changed: readonly string[],
): Promise<Document> {
  const { session, standing } = call
  const before = found(await findKnown(call, id))
  if (!isPermitted(session, standing, permissionForDocument(before.category), 'write')) {
    const fields = changed.map(path => ({ path, code: 'forbidden' as const }))
    throw new Denied(new Refusal('forbidden', { fields }), session)
  }
  refuseStale(before, seen)
  if (before.struck) throw new Refusal('struck', { current: before })
  return before
}

/** A clinical document is news, also where it was one until now; an administrative one is read where it is kept. */
const newsOfDocument = (
  document: Document,
  action: ActionOn<'Document'>,
  before: DocumentCategory = document.category,
): Pick<Traces, 'news'> =>
  [document.category, before].includes('clinical') ? { news: newsOf('Document', document, action) } : {}
