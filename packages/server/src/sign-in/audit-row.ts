import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyRequest } from 'fastify'
import type { NewAuditRow } from '../audit/audit.store.ts'
import { originOf } from '../http/request.ts'

type Event = {
  business: Id
  /** Without id where no account stands behind it. */
  actor: { _id: Id | null; name: string; role: string }
  session?: Id
  action: string
  entity: { type: 'sign_in' | 'business' | 'invitation'; _id: Id }
  result?: 'denied'
}

/** The audit row of something that no session stands behind yet, or no longer. */
export const auditRowOf = (
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  { business, actor, session, action, entity, result }: Event,
): NewAuditRow => ({
  ...originOf(request),
  business_id: business,
  actor_id: actor._id,
  actor_name: actor.name,
  actor_role: actor.role,
  session_id: session ?? null,
  action,
  entity_type: entity.type,
  entity_id: entity._id,
  result: result ?? 'ok',
})
