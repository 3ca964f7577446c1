import { createHash } from 'node:crypto'
import { archivedThings, leftOut, neverArchived } from '@vicino/domain/dossier-archive/archived.ts'
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
import type { Exporting, Reading } from './exporting.ts'
import { fhirBundle, type Placed } from './fhir-bundle.ts'
import { dossierPdf } from './print/dossier-pdf.ts'
import { labelOf } from './print/entry.ts'

/** Reads as the one who exports: all of it within one snapshot, or something within a transaction of its own. */
export type Reads = {
  snapshot: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>
  apart: <Answer>(work: (tx: Tx) => Promise<Answer>) => Promise<Answer>
  /** Where on the disk waits what was read. */
  folder: string
}

/** A part of the archive as the manifest says it. */
type Part = { path: string; what: string; bytes: number; sha256: string }

/** A part that was written of the snapshot, and waits until the documents have left. */
type Written = { path: string; what: string; packed: boolean; file: WaitingFile }

/** What was read of the dossier at one moment. */
type Moment = { documents: { _id: Id; path: string; what: string }[]; written: Written[] }

/**
 * The whole dossier as a zip. All that is written of it is read first, at one moment; its documents leave first, whose
 * sizes are known, so that it is seen how far it is; last the manifest, which says of each part what it is and by which
 * SHA-256 it is known.
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
  const { documents, written } = await reads.snapshot(tx => readMoment({ ...of, tx }, reads.folder))
  try {
    for (const { _id, path, what } of documents)
      yield part(path, what, documentContent(reads, of.author.business, _id), false)
    for (const { path, what, packed, file } of written) yield part(path, what, file.content(), packed)
    yield { name: 'manifesto.json', packed: true, content: manifest(of, parts) }
  } finally {
    await closeAll(written)
  }
}

/** Reads all but the content of the documents, as fast as it is read, whoever takes it. */
async function readMoment(of: Reading, folder: string): Promise<Moment> {
  const documents: Moment['documents'] = []
  for await (const { document, path } of placedDocuments(of))
    documents.push({ _id: document._id, path, what: whatOf(document) })
  const written: Written[] = []
  const write = async (path: string, what: string, content: AsyncIterable<Uint8Array>, packed: boolean) =>
    void written.push({ path, what, packed, file: await waitingFile(folder, content) })
  try {
    await write('dossier.pdf', 'Dossier leggibile', dossierPdf(of), false)
    await write('fhir/dossier.json', 'Dossier in FHIR R4', fhirBundle(of, placedDocuments(of)), true)
    if (of.knows('audit'))
      await write('accessi.csv', 'Registro degli accessi al dossier', accessesCsv(of), true)
  } catch (error) {
    await closeAll(written)
    throw error
  }
  return { documents, written }
}

const closeAll = (written: readonly Written[]) => Promise.all(written.map(({ file }) => file.close()))

const whatOf = ({ name, version, struck }: Document): string =>
  [`Documento «${name}»`, version > 1 && `versione ${version}`, struck && `annullato: ${struck.reason}`]
    .filter(Boolean)
    .join(', ')

/** The documents under the names that their files have in the archive, those that were struck apart. */
async function* placedDocuments({ tx, dossier, knows }: Reading): AsyncGenerator<Placed> {
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
      role: labelOf(jobTitles, author.job_title),
      business,
    },
    reason,
    parts,
    left_out: leftOut(knows).map(thing => ({ thing, what: labelOf(archivedThings, thing) })),
    left_out_why: 'Chi ha fatto l’esportazione non può leggere queste parti: l’archivio non le contiene.',
    not_included: neverArchived.map(({ label }) => label),
  }
  yield Buffer.from(`${JSON.stringify(said, null, 2)}\n`)
}
