import { type Endpoint, paramNames } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Sql } from 'postgres'
import type { Author } from '../access/author.ts'
import { type AuditRow, insertAudit } from '../audit/audit.store.ts'
import { transaction } from '../db/tenant.ts'
import type { Denied } from './denied.ts'
import type { Traces } from './done.ts'
import type { AskedCall } from './request.ts'

/** Whether a call leaves a row: every write, and every read that touches a dossier. */
export function leavesAudit({ endpoint }: AskedCall, dossier: Id | null | undefined): boolean {
  if (endpoint.audit) return endpoint.audit === 'always'
  return endpoint.method !== 'GET' || (dossier ?? null) !== null
}

const actionOfMethod = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
} as const satisfies Record<Endpoint['method'], string>

/** The row of one call: who, what, where from, and how it ended. */
export function auditRow(
  asked: AskedCall,
  author: Author,
  dossier: Id | undefined,
  traces: Traces,
  result: 'ok' | 'denied',
): AuditRow {
  const { endpoint, params } = asked
  // A parameter with a schema of its own, a day or a slug, is no id.
  const named = paramNames(endpoint.path).filter(name => name !== 'dossierId' && !endpoint.params?.[name])
  return {
    business_id: author.business,
    actor_id: author._id,
    actor_name: author.name,
    actor_role: author.roles.join('+'),
    session_id: author.session,
    ip: asked.ip,
    user_agent: asked.userAgent,
    action: traces.action ?? endpoint.action ?? actionOfMethod[endpoint.method],
    entity_type: traces.entity_type ?? endpoint.entity,
    entity_id: traces.entity_id ?? params[named.at(-1) ?? 'dossierId'] ?? null,
    // Null is said of what belongs to none: others that a call about one dossier has shown.
    dossier_id: traces.dossier_id === undefined ? (dossier ?? null) : traces.dossier_id,
    dossier_ids: traces.dossier_ids?.length ? [...new Set(traces.dossier_ids)] : null,
    fields: traces.fields ?? [],
    rows: traces.rows ?? null,
    reason: traces.reason ?? null,
    recipient: traces.recipient ?? null,
    result,
  }
}

/** Writes down that somebody was turned away, in a transaction of its own: the refused one is rolled back. */
export async function recordDenial(pool: Sql, asked: AskedCall, { session, dossier }: Denied): Promise<void> {
  const { author } = session
  if (!author) return
  await transaction(pool, async (tx, later) => {
    later(tx`select set_config('app.business_id', ${author.business}, true)`)
    later(insertAudit(tx, auditRow(asked, author, dossier ?? asked.params['dossierId'], {}, 'denied')))
  })
}
