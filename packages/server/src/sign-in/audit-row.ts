import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyRequest } from 'fastify'
import type { AuditRow } from '../audit/audit.store.ts'

type Event = {
  business: Id
  /** Without id where no account stands behind it. */
  actor: { _id: Id | null; name: string; role: string }
  session?: Id
  action: string
  entity: { type: 'sign_in' | 'business'; _id: Id }
  result?: 'denied'
}

/** The audit row of something that no session stands behind yet, or no longer. */
export const auditRowOf = (
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { business, actor, session, action, entity, result }: Event,
): AuditRow => ({
  business_id: business,
  actor_id: actor._id,
  actor_name: actor.name,
  actor_role: actor.role,
  session_id: session ?? null,
  ip,
  user_agent: headers['user-agent'] ?? '',
  action,
  entity_type: entity.type,
  entity_id: entity._id,
  dossier_id: null,
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: result ?? 'ok',
})
