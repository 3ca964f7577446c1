import {
  archiveMaxBytes,
  archiveMaxDocuments,
  leftOutOfArchive,
} from '@vicino/domain/dossier-archive/archived.ts'
import { exportDossier, getArchiveContents } from '@vicino/domain/dossier-archive/dossier-archive.contract.ts'
import { safeFileName } from '@vicino/domain/dossier-archive/file-names.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { Readable } from 'node:stream'
import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { findBusiness } from '../businesses/businesses.store.ts'
import { incomingFolder } from '../data-folder.ts'
import { asTenant, inSnapshot } from '../db/tenant.ts'
import { knownCategories, listDocumentSizes } from '../documents/documents.store.ts'
import { someAtATime } from '../files/in-turn.ts'
import { done } from '../http/done.ts'
import { knows, mayOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { StreamedFile } from '../http/streamed-file.ts'
import { dossierArchive, type Reads } from './archive.ts'
import type { Exporting } from './exporting.ts'

/** What exports are read from: the database, and where on the disk waits what was read. */
type Sources = { pool: Sql; dataFolder: string }

/** A dossier leaves as a whole: for its client, or for whoever cares for her next (art. 25 and 28 LPD). */
export function serveDossierArchive(serve: Serve, sources: Sources): void {
  serve(getArchiveContents, async call => {
    const documents = await sizesFor(call)
    return done(
      { documents, left_out: leftOutOfArchive(thing => knows(call, thing)) },
      { rows: documents.length },
    )
  })

  // The row of the log is committed before anything is read: the archive itself holds it.
  serve(exportDossier, async call => {
    const { tx, author, dossier, standing, today, now, body } = call
    const [documents, business] = await Promise.all([sizesFor(call), findBusiness(tx, author.business)])
    const bytes = documents.reduce((sum, size) => sum + size, 0)
    if (bytes > archiveMaxBytes || documents.length > archiveMaxDocuments)
      throw new Refusal('archive_too_large')
    const exporting: Exporting = {
      dossier,
      client: fullName(standing),
      author,
      business: found(business).name,
      reason: body.reason,
      now,
      today,
      may: mayOf(call),
      knows: thing => knows(call, thing),
    }
    const content = Readable.from(dossierArchive(exporting, readsAs(author, sources)), { objectMode: false })
    const name = safeFileName(`dossier ${exporting.client} ${today}.zip`)
    return done(new StreamedFile(content, name, 'application/zip', { download: true }), {
      entity_id: dossier,
      reason: body.reason,
      rows: documents.length,
    })
  })
}

/** How many dossiers are read at once for an export: each holds a connection of the database, and draws many pages. */
const readInTurn = someAtATime(2)

function readsAs({ business, _id: person }: Author, { pool, dataFolder }: Sources): Reads {
  const tenant = { business, person }
  return {
    snapshot: work => readInTurn(() => inSnapshot(pool, tenant, work)),
    apart: work => asTenant(pool, tenant, work),
    folder: incomingFolder(dataFolder),
  }
}

const sizesFor = (call: Call<typeof getArchiveContents> | Call<typeof exportDossier>): Promise<number[]> =>
  listDocumentSizes(
    call.tx,
    call.dossier,
    knownCategories(thing => knows(call, thing)),
  )
