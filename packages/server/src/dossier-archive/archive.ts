import { createHash } from 'node:crypto'
import { archivedThings, leftOut, neverArchived } from '@vicino/domain/dossier-archive/archived.ts'
import { ownFileNames } from '@vicino/domain/dossier-archive/file-names.ts'
import { fileNameOf } from '@vicino/domain/documents/document-type.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { findChunk, knownCategories } from '../documents/documents.store.ts'
import { zipped, type ZippedFile } from '../files/zip-stream.ts'
import { accessesCsv } from './accesses-csv.ts'
import { listDocumentsToLeave, rowsOfPage } from './dossier-reads.store.ts'
import type { Exporting } from './exporting.ts'
import { fhirBundle, type Placed } from './fhir-bundle.ts'
import { inPages } from './in-pages.ts'
import { dossierPdf } from './print/dossier-pdf.ts'
import { labelOf } from './print/entry.ts'

/** A part of the archive as the manifest says it. */
type Part = { path: string; what: string; bytes: number; sha256: string }

/**
 * The whole dossier as a zip, read while it goes out: its documents first, whose sizes are known, so that it is seen how
 * far it is; last the manifest, which says of each part what it is and by which SHA-256 it is known.
 */
export const dossierArchive = (of: Exporting, client: string): AsyncGenerator<Uint8Array> =>
  zipped(files(of, client))

async function* files(of: Exporting, client: string): AsyncGenerator<ZippedFile> {
  const parts: Part[] = []
  const left = leftOut(of.knows)
  const part = (
    path: string,
    what: string,
    content: AsyncIterable<Uint8Array>,
    packed = true,
  ): ZippedFile => ({
    name: path,
    packed,
    content: weighed(content, (bytes, sha256) => parts.push({ path, what, bytes, sha256 })),
  })
  for await (const { document, path } of placedDocuments(of))
    yield part(path, whatOf(document), documentContent(of, document._id), false)
  yield part('dossier.pdf', 'Dossier leggibile', dossierPdf(of, client, left), false)
  yield part('fhir/dossier.json', 'Dossier in FHIR R4', fhirBundle(of, placedDocuments(of)))
  if (of.knows('audit')) yield part('accessi.csv', 'Registro degli accessi al dossier', accessesCsv(of))
  yield { name: 'manifesto.json', packed: true, content: manifest(of, client, parts) }
}

const whatOf = ({ name, version, struck }: Document): string =>
  [`Documento «${name}»`, version > 1 && `versione ${version}`, struck && `annullato: ${struck.reason}`]
    .filter(Boolean)
    .join(', ')

/** The documents under the names that their files have in the archive, those that were struck apart. */
async function* placedDocuments(of: Exporting): AsyncGenerator<Placed> {
  const { read, dossier, now, knows } = of
  const categories = knownCategories(knows)
  const [own, ownStruck] = [ownFileNames(), ownFileNames()]
  const documents = inPages<Document>(read, rowsOfPage, async (tx, after) =>
    listDocumentsToLeave(tx, dossier, categories, now, after),
  )
  for await (const document of documents) {
    const name = fileNameOf(document.name, document.type)
    const path = document.struck ? `documenti/annullati/${ownStruck(name)}` : `documenti/${own(name)}`
    yield { document, path }
  }
}

/** The content of a document, a piece at a time: what was written once is the same in each transaction. */
async function* documentContent({ read, businessId }: Exporting, document: Id): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; at += 1) {
    const piece = await read(async tx => findChunk(tx, businessId, document, at))
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

async function* manifest(of: Exporting, client: string, parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const { by, business, dossier, reason, now, knows } = of
  const said = {
    dossier: { _id: dossier, client },
    made_at: now,
    made_by: { _id: by._id, name: by.name, role: by.role, business },
    reason,
    parts,
    left_out: leftOut(knows).map(thing => ({ thing, what: labelOf(archivedThings, thing) })),
    left_out_why: 'Chi ha fatto l’esportazione non può leggere queste parti: l’archivio non le contiene.',
    not_included: neverArchived.map(({ label }) => label),
  }
  yield Buffer.from(`${JSON.stringify(said, null, 2)}\n`)
}
