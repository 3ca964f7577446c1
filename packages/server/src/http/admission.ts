import { holds, permits } from '@vicino/domain/access/permits.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Tx } from '../db/tenant.ts'
import { Denied } from './denied.ts'
import { admitToDossier, type DossierId, readStanding, type Standing } from './dossier-access.ts'
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
    () => admitToDossier(params['dossierId']!, standing, session, permission, need, endpoint.whenClosed),
    session,
  )
  return { session, dossier, standing }
}

function admitOrDeny(admitting: () => DossierId, session: Session): DossierId {
  try {
    return admitting()
  } catch (error) {
    throw error instanceof Refusal && session.author ? new Denied(error, session) : error
  }
}

/** Refuses the fields of the body that ask for a permission which the author does not hold here. */
export function refuseMoreThanHeld(
  endpoint: Endpoint,
  body: Body,
  session: Session,
  standing?: Standing,
): void {
  const { author, delegated } = session
  const fields = (endpoint.also ?? []).flatMap(({ permission, field, is }): FieldError[] => {
    const value = body?.[field]
    if (value === undefined || (is && !is.includes(value))) return []
    const held =
      author &&
      (standing
        ? permits(author, permission, 'write', { ...standing, delegated })
        : holds(author, permission, 'write'))
    return held ? [] : [{ path: field, code: 'forbidden' }]
  })
  if (fields.length > 0) throw new Denied(new Refusal('forbidden', { fields }), session)
}
