import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { pageOf } from '../wire/page.ts'
import { AuditEntry, ChainVerification, VerificationStart } from './audit.ts'
import { AuditFilter } from './audit-filter.ts'

/**
 * The log itself is sensitive: reading it leaves a row too. Every read so moves the pages by one; a reader who
 * wants them to stand still gives `to` the moment at which she began.
 */
export const getAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Who saw or did what, newest first; with `dossierId` the accesses to one dossier',
  permission: 'audit.read',
  entity: 'audit',
  audit: 'always',
  query: AuditFilter,
  answer: pageOf(AuditEntry),
  problems: [],
})

/** The report itself was read before; what is noted here is that it goes on paper, and so out of the house. */
export const printAccessReport = endpoint({
  method: 'POST',
  path: '/api/dossiers/{dossierId}/access_report/print',
  summary: 'Notes in the audit log that who opened a dossier is printed for its client',
  permission: 'audit.read',
  need: 'read',
  entity: 'audit',
  action: 'print',
  whenClosed: 'allowed',
  answer: z.null(),
  problems: [],
})

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/api/audit/verification',
  summary: 'Verifies the chain of the log, from its first link or from one that was verified before',
  permission: 'audit.read',
  entity: 'audit',
  audit: 'always',
  query: VerificationStart,
  answer: ChainVerification,
  problems: [],
})
