import { createHash } from 'node:crypto'
import { archivedThings, leftOutOfArchive, neverArchived } from '@vicino/domain/dossier-archive/archived.ts'
import { ownFileNames } from '@vicino/domain/dossier-archive/file-names.ts'
import { fileNameOf } from '@vicino/domain/documents/document-type.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { inPages } from '../db/in-pages.ts'
import type { Tx } from '../db/tenant.ts'
import { findChunk, knownCategories, listDocumentsToLeave } from '../documents/documents.store.ts'
import { waitingFile, type WaitingFile } from '../files/waiting-file.ts'
import { zipped, type ZippedFile } from '../files/zip-stream.ts'
import { accessesCsv } from './accesses-csv.ts'
import type { Exporting, Snapshot } from './exporting.ts'
import { fhirBundle, type PlacedDocument } from './fhir-bundle.ts'
import { dossierPdf } from './print/dossier-pdf.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** Reads as the one who exports: all of it within one snapshot, or something within a transaction of its own. */
export type Reads = {
  snapshot: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>
  apart: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>
  /** Where on the disk waits what was read. */
  folder: string
}

/** A part of the archive as the manifest says it. */
type Part = { path: string; what: string; bytes: number; sha256: string }

/** A part that is written of the snapshot, and waits until the documents have left. */
type Written = {
  path: string
  what: string
  packed: boolean
  content: (of: Snapshot) => AsyncIterable<Uint8Array>
  file: WaitingFile
}

/** A document that leaves, under the name of its file. */
type Leaving = { _id: Id; path: string; what: string }

/**
 * The whole dossier as a zip. All that is written of it is read at one moment, and waits on the disk: its documents leave
 * while it is, whose sizes are known, so that it is seen how far it is; last the manifest, which says of each part what it
 * is and by which SHA-256 it is known.
 */
export const dossierArchive = (of: Exporting, reads: Reads): AsyncGenerator<Uint8Array> =>
  zipped(files(of, reads))

async function* files(of: Exporting, reads: Reads): AsyncGenerator<ZippedFile> {
  const parts: Part[] = []
  const part = (
    path: string,
    what: string,
    content: AsyncIterable<Uint8Array>,
    packed: boolean,
  ): ZippedFile => ({
    name: path,
    packed,
    content: weighed(content, (bytes, sha256) => parts.push({ path, what, bytes, sha256 })),
  })
  const gone = new AbortController()
  const written = await writtenParts(of, reads.folder)
  const { documents, read } = beginReading(of, reads, written, gone.signal)
  try {
    for (const { _id, path, what } of await documents)
      yield part(path, what, documentContent(reads, of.author.business, _id), false)
    for (const { path, what, packed, file } of written) yield part(path, what, file.content(), packed)
    await read
    yield { name: 'manifesto.json', packed: true, content: manifest(of, parts) }
  } finally {
    gone.abort()
    await Promise.allSettled([read])
    await Promise.all(written.map(({ file }) => file.close()))
  }
}

/** What is written of a dossier, in the order in which it leaves. */
function writtenParts({ knows }: Exporting, folder: string): Promise<Written[]> {
  const parts: Omit<Written, 'file'>[] = [
    { path: 'dossier.pdf', what: 'Dossier leggibile', packed: false, content: dossierPdf },
    {
      path: 'fhir/dossier.json',
      what: 'Dossier in FHIR R4',
      packed: true,
      content: reading => fhirBundle(reading, placedDocuments(reading)),
    },
  ]
  if (knows('audit'))
    parts.push({
      path: 'accessi.csv',
      what: 'Registro degli accessi al dossier',
      packed: true,
      content: accessesCsv,
    })
  return Promise.all(parts.map(async part => ({ ...part, file: await waitingFile(folder) })))
}

/**
 * Reads all but the content of the documents at one moment, as fast as it is read, whoever takes it. Which documents leave
 * is known first.
 */
function beginReading(
  of: Exporting,
  { snapshot }: Reads,
  written: readonly Written[],
  signal: AbortSignal,
): { documents: Promise<Leaving[]>; read: Promise<void> } {
  const documents = Promise.withResolvers<Leaving[]>()
  const read = snapshot(async tx => {
    signal.throwIfAborted()
    const reading = { ...of, tx }
    documents.resolve(await leavingDocuments(reading))
    for (const { content, file } of written) await file.keep(content(reading), signal)
  })
  read.catch((error: unknown) => {
    documents.reject(error)
    for (const { file } of written) file.fail(error)
  })
  return { documents: documents.promise, read }
}

async function leavingDocuments(of: Snapshot): Promise<Leaving[]> {
  const leaving: Leaving[] = []
  for await (const { document, path } of placedDocuments(of))
    leaving.push({ _id: document._id, path, what: whatOf(document) })
  return leaving
}

const whatOf = ({ name, version, struck }: Document): string =>
  [`Documento «${name}»`, version > 1 && `versione ${version}`, struck && `annullato: ${struck.reason}`]
    .filter(Boolean)
    .join(', ')

/** The documents under the names that their files have in the archive, those that were struck apart. */
async function* placedDocuments({ tx, dossier, knows }: Snapshot): AsyncGenerator<PlacedDocument> {
  const categories = knownCategories(knows)
  const [own, ownStruck] = [ownFileNames(), ownFileNames()]
  const documents = inPages(tx, (of, after: Document | undefined) =>
    listDocumentsToLeave(of, dossier, categories, after),
  )
  for await (const document of documents) {
    const name = fileNameOf(document.name, document.type)
    const path = document.struck ? `documenti/annullati/${ownStruck(name)}` : `documenti/${own(name)}`
    yield { document, path }
  }
}

/**
 * The content of a document, each piece in a transaction of its own: a slow line holds no connection, and what was
 * written once is the same in each.
 */
async function* documentContent({ apart }: Reads, business: Id, document: Id): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; at += 1) {
    const piece = await apart(tx => findChunk(tx, business, document, at))
    if (piece === undefined) return
    yield piece
  }
}

/** Content as it goes by, and in the end how much it was and its SHA-256. */
async function* weighed(
  content: AsyncIterable<Uint8Array>,
  told: (bytes: number, sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of content) {
    hash.update(piece)
    bytes += piece.length
    yield piece
  }
  told(bytes, hash.digest('hex'))
}

async function* manifest(
  { author, business, dossier, client, reason, now, knows }: Exporting,
  parts: readonly Part[],
): AsyncGenerator<Uint8Array> {
  const said = {
    dossier: { _id: dossier, client },
    made_at: now,
    made_by: {
      _id: author._id,
      name: author.name,
      role: labelOrValue(jobTitles, author.job_title),
      business,
    },
    reason,
    parts,
    left_out: leftOutOfArchive(knows).map(thing => ({ thing, what: labelOrValue(archivedThings, thing) })),
    left_out_why: 'Chi ha fatto l’esportazione non può leggere queste parti: l’archivio non le contiene.',
    not_included: neverArchived.map(({ label }) => label),
  }
  yield Buffer.from(`${JSON.stringify(said, null, 2)}\n`)
}
