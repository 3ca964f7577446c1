import { holds, type Need } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { FieldError } from '@vicino/domain/wire/field-error.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import { Denied } from './denied.ts'
import {
  admitToDossier,
  type DossierId,
  type DossierStanding,
  isPermitted,
  readStanding,
  readStandings,
} from './dossier-access.ts'
import { leaveReceipt, readReceipt, type Receipt, type Written } from './receipt.ts'
import { Refusal } from './refusal.ts'
import type { AskedCall, Body } from './request.ts'
import { openSession, type Session } from './session.ts'

/** Who asks, how she stands to the dossier of the path, and whether the same write came before. */
export type Admission = {
  session: Session
  standing: DossierStanding | undefined
  receipt: Receipt | undefined
}

/** Reads all that is to be known before anything is permitted, in one round trip. */
export async function arrive(tx: Tx, asked: AskedCall, written: Written | undefined): Promise<Admission> {
  const { params, today } = asked
  const opening = openSession(tx, asked.token, today)
  const leaving = written && leaveReceipt(tx, written).execute()
  const where = params['dossierId'] ? readStanding(tx, params['dossierId'], today).execute() : undefined
  for (const sent of [leaving, where]) sent?.catch(() => undefined)
  const session = await opening
  if (!session) throw new Refusal('signed_out')
  refuseOther(asked, session)
  const [row] = (await leaving) ?? []
  const [standing] = (await where) ?? []
  return { session, standing, receipt: written && row && readReceipt(written, row, session.person) }
}

/**
 * Refuses to sign with the session what somebody else typed, or typed for another business, and to fill her page with
 * what only the session's person may read.
 */
function refuseOther({ typedBy }: AskedCall, { person, business }: Session): void {
  const { person: typist = person, business: place = business } = typedBy
  if (typist !== person || place !== business) throw new Refusal('other_person')
}

/** Lets the author through to the call, and to the dossier of its path, or refuses. */
export function admit(
  { endpoint, need, params }: Pick<AskedCall, 'endpoint' | 'need' | 'params'>,
  { session, standing }: Admission,
): DossierId | undefined {
  const { permission } = endpoint
  if (permission === 'signed_in' || permission === 'anyone') return undefined
  if (!(session.author && holds(session.author, permission, need)))
    throw new Denied(new Refusal('forbidden'), session)
  const named = params['dossierId']
  if (!named) return undefined
  return admitOrDeny(() => admitToDossier(named, standing, session, { ...endpoint, permission }), session)
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
): Promise<{ dossier: DossierId; standing: DossierStanding }> {
  return (await admitAllNamed(tx, session, [named], today, call)).get(named)!
}

/** Lets several dossiers through as `admitNamed` does each, in one statement; the first that it may not refuses all. */
export async function admitAllNamed(
  tx: Tx,
  session: Session,
  named: readonly Id[],
  today: Day,
  call: Parameters<typeof admitToDossier>[3],
): Promise<Map<Id, { dossier: DossierId; standing: DossierStanding }>> {
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
  standing?: DossierStanding,
): void {
  const { author } = session
  const fields = (endpoint.also ?? []).flatMap(({ permission, field, is, ...asks }): FieldError[] => {
    const need: Need = asks.need ?? 'write'
    const value = body?.[field]
    if (value === undefined || (is && !is.includes(value))) return []
    const held = standing
      ? isPermitted(session, standing, permission, need)
      : author && holds(author, permission, need)
    return held ? [] : [{ path: field, code: 'forbidden' }]
  })
  if (fields.length > 0) throw new Denied(new Refusal('forbidden', { fields }), session)
}
