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
