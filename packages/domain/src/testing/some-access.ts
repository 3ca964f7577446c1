import type { AuditEntry } from '../audit/audit.ts'

/** A line of the log of accesses: somebody read the drugs of a dossier. */
export const someAccess = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: 'e',
  at: '2026-11-20T09:00:00.000Z',
  actor: { _id: 'a', avatar: null },
  actor_name: 'Laura Cavadini',
  actor_role: 'INF',
  action: 'read',
  entity_type: 'drug',
  entity_id: null,
  dossier: { _id: 'd', name: 'Maria Bianchi', birthday: '1939-04-02' },
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: 'ok',
  ip: '',
  user_agent: '',
  link: null,
  ...more,
})
