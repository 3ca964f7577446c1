import * as z from 'zod/mini'
import type { Permission } from '../access/matrix.ts'
import type { Thing } from '../access/need-to-know.ts'
import { sectionPermissions, SectionSlug } from '../anamnesis/section-slug.ts'
import { Instant } from '../days/instant.ts'
import { Signature, Strike } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { nameMax, Reason, someLine } from '../wire/text.ts'
import { DocumentCategory } from './document-category.ts'
import { DocumentType } from './document-type.ts'

/** Largest document that is taken in, in bytes. */
export const documentMaxBytes = 25_000_000

/** What is asked of who reads or writes a document of a category. */
export const permissionForDocument = (
  category: DocumentCategory,
): `documents.${DocumentCategory}` & Permission => `documents.${category}`

/** A document of a category, by the name under which the table of need to know has it. */
export const thingOfDocument = (category: DocumentCategory): `document.${DocumentCategory}` & Thing =>
  `document.${category}`

/**
 * The records to which whoever writes a document attaches it: a wound to its focus, the signed print to the plan, a
 * denture to the section of an anamnesis.
 */
export const AttachableKind = z.enum([
  'FocusGroup',
  'care_plan',
  'ClinicalParameter',
  'Performance',
  'Anamnesis',
])
export type AttachableKind = z.infer<typeof AttachableKind>

/**
 * The record to which a document is tied, of an anamnesis its section too; the signed order comes to its prescription by a
 * call of its own.
 */
export const TiedRecord = z.strictObject({
  kind: z.enum([...AttachableKind.options, 'Prescription']),
  _id: Id,
  section: z.optional(SectionSlug),
})
export type TiedRecord = z.infer<typeof TiedRecord>

/** A record that takes documents, as it is named where they are attached. */
export type Attachable = Omit<TiedRecord, 'kind'> & { kind: AttachableKind }

/**
 * Whether a section takes documents: they are known by their category, which does not know of a section that asks for more
 * than the others.
 */
export const takesDocuments = (section: SectionSlug): boolean => sectionPermissions[section] === undefined

/** Each attachable record by the name under which the table of need to know has it. */
export const thingOfRecord = {
  FocusGroup: 'focus',
  care_plan: 'care_plan',
  ClinicalParameter: 'clinical_parameter',
  Performance: 'performance',
  Anamnesis: 'anamnesis',
} as const satisfies Record<AttachableKind, Thing>

/** How a document is called: text and nothing else, also where it looks like a path. */
export const DocumentName = someLine(nameMax)

/**
 * A file of a client's dossier as it stands. Its content never changes: a correction is of its name or its category.
 * `sha256` is of the bytes that are kept.
 */
export const Document = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  name: z.string(),
  category: DocumentCategory,
  type: DocumentType,
  size: z.number(),
  sha256: z.string(),
  record: z.nullable(TiedRecord),
  /** Whether a small picture of it is kept for lists. */
  thumbnail: z.boolean(),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
  reason: z.nullable(z.string()),
  struck: z.nullable(Strike),
})
export type Document = z.infer<typeof Document>

/** Calls a document otherwise, or moves it to the other category. */
export const DocumentChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  name: z.optional(DocumentName),
  category: z.optional(DocumentCategory),
  reason: z.optional(Reason),
})
export type DocumentChange = z.infer<typeof DocumentChange>
