import { archiveMaxBytes, archiveMaxDocuments, leftOut } from '@vicino/domain/dossier-archive/archived.ts'
import { exportDossier, getArchiveContents } from '@vicino/domain/dossier-archive/dossier-archive.contract.ts'
import { safeFileName } from '@vicino/domain/dossier-archive/file-names.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { Readable } from 'node:stream'
import type { Sql } from 'postgres'
import { signatureOf } from '../access/author.ts'
import { knownCategories } from '../documents/documents.store.ts'
import { done } from '../http/done.ts'
import { knows, mayOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { StreamedFile } from '../http/streamed-file.ts'
import { dossierArchive } from './archive.ts'
import { findBusinessName, listDocumentSizes } from './dossier-reads.store.ts'
import { readingAs } from './in-pages.ts'

/** A dossier leaves as a whole: for its client, or for whoever cares for her next (art. 25 and 28 LPD). */
export function serveDossierArchive(serve: Serve, pool: Sql): void {
  serve(getArchiveContents, async call => {
    const documents = await sizesFor(call)
    return done({ documents, left_out: leftOut(thing => knows(call, thing)) }, { rows: documents.length })
  })

  // The row of the log is committed before the first byte leaves: the archive itself holds it.
  serve(exportDossier, async call => {
    const { tx, author, dossier, standing, today, now, body } = call
    const [documents, business] = await Promise.all([sizesFor(call), findBusinessName(tx, author.business)])
    const bytes = documents.reduce((sum, size) => sum + size, 0)
    if (bytes > archiveMaxBytes || documents.length > archiveMaxDocuments)
      throw new Refusal('archive_too_large')
    const exporting = {
      read: readingAs(pool, author),
      dossier,
      now,
      may: mayOf(call),
      knows: (thing: Parameters<typeof knows>[1]) => knows(call, thing),
      by: signatureOf(author),
      businessId: author.business,
      business: found(business),
      reason: body.reason,
    }
    const client = fullName(standing)
    const content = Readable.from(dossierArchive(exporting, client), { objectMode: false })
    const name = safeFileName(`dossier ${client} ${today}.zip`)
    return done(new StreamedFile(content, name, 'application/zip', { download: true }), {
      entity_id: dossier,
      reason: body.reason,
      rows: documents.length,
    })
  })
}

const sizesFor = (call: Call<typeof getArchiveContents> | Call<typeof exportDossier>): Promise<number[]> =>
  listDocumentSizes(
    call.tx,
    call.dossier,
    knownCategories(thing => knows(call, thing)),
    call.now,
  )
