import * as z from 'zod/mini'
import { SectionSlug } from '../anamnesis/section-slug.ts'
import { Day } from '../days/day.ts'
import { Prescription } from '../prescriptions/prescription.ts'
import { type Also, endpoint } from '../wire/endpoint.ts'
import { file, FileAnswer } from '../wire/file.ts'
import { Id } from '../wire/id.ts'
import { pageOf, pageQuery, wholeNumberInQuery } from '../wire/page.ts'
import { lineMax, Reason, text } from '../wire/text.ts'
import { DocumentType } from './document-type.ts'
import {
  AttachableKind,
  Document,
  DocumentChange,
  documentMaxBytes,
  DocumentName,
  permissionForDocument,
} from './document.ts'
import { DocumentCategory } from './document-category.ts'

const path = '/api/dossiers/{dossierId}/documents'
const ofOne = '/api/dossiers/{dossierId}/documents/{documentId}'

/** What each category asks of who writes it. */
const writerOfCategory = DocumentCategory.options.map(
  (category): Also => ({ permission: permissionForDocument(category), field: 'category', is: [category] }),
)

/** What every form with a document says beside what it is for. */
const sent = {
  _id: z.optional(Id),
  name: z.optional(DocumentName),
  file: file(documentMaxBytes),
}

export const getDocuments = endpoint({
  method: 'GET',
  path,
  summary: 'The documents of a client that the reader may know, the newest first, struck ones last',
  permission: 'dossier.list',
  entity: 'document',
  query: z.strictObject({
    ...pageQuery,
    search: z._default(text(lineMax), ''),
    category: z.optional(DocumentCategory),
    /** Only those that are tied to a record, or to this one. */
    tied: z.optional(z.literal('true')),
    recordId: z.optional(Id),
    recordSection: z.optional(SectionSlug),
  }),
  answer: pageOf(Document),
  problems: [],
})

export const addDocument = endpoint({
  method: 'POST',
  path,
  summary: 'Keeps a document: PDF, JPEG, PNG, WebP or plain text, known by its content',
  permission: 'dossier.list',
  need: 'read',
  also: writerOfCategory,
  entity: 'document',
  creates: true,
  form: { maxBytes: documentMaxBytes, spooled: true },
  body: z.strictObject({
    ...sent,
    category: DocumentCategory,
    /** To which record of the dossier it is attached: both of them or none. */
    record_kind: z.optional(AttachableKind),
    record_id: z.optional(Id),
    /** Of an anamnesis: to which of its sections. */
    record_section: z.optional(SectionSlug),
  }),
  answer: Document,
  problems: ['dossier_closed'],
})

export const getDocument = endpoint({
  method: 'GET',
  path: ofOne,
  summary: 'One document as it stands now, without its content',
  permission: 'dossier.list',
  entity: 'document',
  answer: Document,
  problems: [],
})

export const getDocumentVersions = endpoint({
  method: 'GET',
  path: `${ofOne}/versions`,
  summary: 'All versions of what is written of a document, newest first',
  permission: 'dossier.list',
  entity: 'document',
  answer: z.array(Document),
  problems: [],
})

export const getDocumentFile = endpoint({
  method: 'GET',
  path: `${ofOne}/file`,
  summary: 'The content of a document: to be shown, or with `download` to be saved',
  permission: 'dossier.list',
  entity: 'document',
  query: z.strictObject({ download: z.optional(z.literal('true')) }),
  answer: FileAnswer,
  file: DocumentType.options,
  problems: [],
})

export const getDocumentThumbnail = endpoint({
  method: 'GET',
  path: `${ofOne}/thumbnail`,
  summary: 'A small picture of a document that is one, for lists',
  permission: 'dossier.list',
  entity: 'document',
  audit: 'never',
  answer: FileAnswer,
  file: ['image/jpeg'],
  problems: [],
})

export const changeDocument = endpoint({
  method: 'PATCH',
  path: ofOne,
  summary: 'Calls a document otherwise or moves it to the other category, as a new version',
  permission: 'dossier.list',
  need: 'read',
  also: writerOfCategory,
  entity: 'document',
  body: DocumentChange,
  answer: Document,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: Document, struck: Document },
})

export const strikeDocument = endpoint({
  method: 'DELETE',
  path: ofOne,
  summary: 'Strikes a document with a reason; it stays legible',
  permission: 'dossier.list',
  need: 'read',
  entity: 'document',
  action: 'update',
  body: z.strictObject({ version: z.int().check(z.minimum(1)), reason: Reason }),
  answer: Document,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: Document, struck: Document },
})

export const addSignedOrder = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/prescriptions/{prescriptionId}/signed_order',
  summary:
    'Keeps the photograph of the signed order with its prescription, and the day on which it was signed',
  permission: 'prescription.create',
  entity: 'document',
  creates: true,
  form: { maxBytes: documentMaxBytes, spooled: true },
  body: z.strictObject({ ...sent, version: wholeNumberInQuery(1, 1_000_000), signed_on: Day }),
  answer: Document,
  problems: ['stale', 'struck', 'dossier_closed'],
  current: { stale: Prescription, struck: Prescription },
})
