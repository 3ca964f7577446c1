import { holds } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { Denied } from './denied.ts'
import {
  admitToDossier,
  type DossierId,
  isPermitted,
  readStanding,
  readStandings,
  type Standing,
} from './dossier-access.ts'
import { Refusal } from './refusal.ts'
import type { Asked, Body } from './request.ts'
import { openSession, type Session } from './session.ts'

/** Who was let in, and to which dossier. */
export type Admission = { session: Session; dossier: DossierId | undefined; standing: Standing | undefined }

/** Session, permission and dossier, in one round trip and in this order. */
export async function admit(tx: Tx, asked: Asked): Promise<Admission> {
  const { endpoint, need, params } = asked
  const opening = openSession(tx, asked.token, asked.today)
  const where = params['dossierId'] ? readStanding(tx, params['dossierId'], asked.today).execute() : undefined
  where?.catch(() => undefined)
  const session = await opening
  if (!session) throw new Refusal('signed_out')
  const { permission } = endpoint
  if (permission === 'signed_in' || permission === 'anyone')
    return { session, dossier: undefined, standing: undefined }
  if (!(session.author && holds(session.author, permission, need)))
    throw new Denied(new Refusal('forbidden'), session)
  if (!params['dossierId']) return { session, dossier: undefined, standing: undefined }
  const [standing] = (await where) ?? []
  const dossier = admitOrDeny(
    () => admitToDossier(params['dossierId']!, standing, session, { ...endpoint, permission }),
    session,
  )
  return { session, dossier, standing }
}

/**
 * Lets a dossier through that stands in a query or a body, or that an object of its own path belongs to: as the
 * dossier's own path would, 404 alike.
 */
export async function admitNamed(
  tx: Tx,
  session: Session,
  named: Id,
  today: Day,
  call: Parameters<typeof admitToDossier>[3],
): Promise<{ dossier: DossierId; standing: Standing }> {
  return (await admitAllNamed(tx, session, [named], today, call)).get(named)!
}

/** Lets several dossiers through as `admitNamed` does each, in one statement; the first that it may not refuses all. */
export async function admitAllNamed(
  tx: Tx,
  session: Session,
  named: readonly Id[],
  today: Day,
  call: Parameters<typeof admitToDossier>[3],
): Promise<Map<Id, { dossier: DossierId; standing: Standing }>> {
  if (named.length === 0) return new Map()
  const standings = new Map((await readStandings(tx, named, today)).map(one => [one._id, one]))
  return new Map(
    named.map(_id => {
      const standing = standings.get(_id)
      const dossier = admitOrDeny(() => admitToDossier(_id, standing, session, call), session, _id)
      return [_id, { dossier, standing: standing! }]
    }),
  )
}

function admitOrDeny(admitting: () => DossierId, session: Session, named?: Id): DossierId {
  try {
    return admitting()
  } catch (error) {
    throw error instanceof Refusal && session.author ? new Denied(error, session, named) : error
  }
}

/** Refuses the fields of the body that ask for a permission which the author does not hold here. */
export function refuseMoreThanHeld(
  endpoint: Endpoint,
  body: Body,
  session: Session,
  standing?: Standing,
): void {
  const { author } = session
  const fields = (endpoint.also ?? []).flatMap(({ permission, field, is }): FieldError[] => {
    const value = body?.[field]
    if (value === undefined || (is && !is.includes(value))) return []
    const held = standing
      ? isPermitted(session, standing, permission, 'write')
      : author && holds(author, permission, 'write')
    return held ? [] : [{ path: field, code: 'forbidden' }]
  })
  if (fields.length > 0) throw new Denied(new Refusal('forbidden', { fields }), session)
}
