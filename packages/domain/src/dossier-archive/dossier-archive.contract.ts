import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { FileAnswer } from '../wire/file.ts'
import { Reason } from '../wire/text.ts'
import { ArchiveContents } from './archived.ts'

const path = '/api/dossiers/{dossierId}/archive'

export const getArchiveContents = endpoint({
  method: 'GET',
  path,
  summary: 'What an archive of the dossier would hold now, and what not',
  permission: 'export.dossier',
  entity: 'dossier',
  whenClosed: 'allowed',
  answer: ArchiveContents,
  problems: [],
})

/** A reason stands in no address: those are kept where nobody thinks of it. */
export const exportDossier = endpoint({
  method: 'POST',
  path,
  summary: 'The whole dossier as an archive: readable, as FHIR, its documents and who opened it',
  permission: 'export.dossier',
  entity: 'dossier',
  action: 'export',
  whenClosed: 'allowed',
  body: z.strictObject({ reason: Reason }),
  answer: FileAnswer,
  file: ['application/zip'],
  problems: ['archive_too_large'],
})
