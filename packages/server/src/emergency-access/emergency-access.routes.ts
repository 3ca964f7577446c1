import {
  endEmergency,
  findInEmergency,
  listEmergencies,
  openInEmergency,
  reviewEmergency,
} from '@vicino/domain/emergency-access/emergency-access.contract.ts'
import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { insertActivity } from '../activity/activity.store.ts'
import { admitNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { asIfOpen } from '../http/sent-again.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { type Counted, countAttempt } from '../sign-in/attempts.store.ts'
import {
  endOwn,
  findDossierByName,
  findOpened,
  findOwn,
  insertFound,
  listAll,
  openFound,
  reviewOpened,
} from './emergency-access.store.ts'

/**
 * Access in an emergency: found by exact name and birth date, opened with a reason, told and reviewed. `triesOf` names
 * how often somebody may look.
 */
export function serveEmergencyAccess(serve: Serve, triesOf: (person: Id) => Counted): void {
  serve(findInEmergency, async ({ tx, author, session, body }) => {
    const retryAfterSeconds = await countAttempt(tx, triesOf(author._id))
    if (retryAfterSeconds > 0)
      throw new Denied(new Refusal('too_many_requests', { retryAfterSeconds }), session)
    const dossier = await findDossierByName(tx, body)
    const accessId = dossier ? await insertFound(tx, author, dossier) : null
    return done(
      { accessId },
      { entity_id: accessId ?? author._id, dossier_id: dossier ?? null, rows: dossier ? 1 : 0 },
    )
  })

  serve(openInEmergency, async call => {
    const { tx, author, params, body } = call
    const { reason, ...opened } = found(await openFound(tx, author, params.accessId, body.reason))
    const dossier_id = opened.dossierId
    await tellDossier(call, dossier_id, 'created', { reason })
    // Both are told: who reviews the accesses, and whoever has the dossier open.
    const each = [
      { entity_type: 'emergency_access', entity_id: params.accessId, dossier_id },
      { entity_type: 'dossier', entity_id: dossier_id, dossier_id },
    ] as const
    return done(opened, { reason, each })
  })

  serve(endEmergency, async call => {
    const { tx, author, params } = call
    const { reason, dossierId: dossier_id } = found(await findOwn(tx, author, params.accessId))
    // While it still lasts: afterwards she could not reach the dossier.
    await tellDossier(call, dossier_id, 'ended', { reason })
    const ended_at = await endOwn(tx, params.accessId)
    const each = [
      { entity_type: 'emergency_access', entity_id: params.accessId, dossier_id },
      { entity_type: 'dossier', entity_id: dossier_id, dossier_id },
    ] as const
    return done({ ended_at }, { each })
  })

  serve(listEmergencies, async ({ tx, query }) => {
    const page = await listAll(tx, query)
    return done(page, { rows: page.items.length })
  })

  serve(reviewEmergency, async ({ tx, author, params }) => {
    const access = found(await findOpened(tx, params.accessId))
    if (access.user_id === author._id) throw new Refusal('second_person_needed')
    const reviewed_at = access.reviewed_at ?? (await reviewOpened(tx, author, params.accessId))
    return done({ reviewed_at }, { entity_id: params.accessId, dossier_id: access.dossierId })
  })
}

type Telling = Pick<Call<typeof openInEmergency>, 'tx' | 'author' | 'session' | 'params' | 'now' | 'today'>

/** Writes a line into the log of the dossier: whoever cares for the client reads it, also when all is over. */
async function tellDossier(
  { tx, author, session, params, now, today }: Telling,
  named: Id,
  action: ActionOn<'EmergencyAccess'>,
  payload: { reason: string },
): Promise<void> {
  const { dossier } = await admitNamed(tx, session, named, today, asIfOpen(getDossier))
  const news = { data_model: 'EmergencyAccess', entity_id: params.accessId, action, payload } as const
  await insertActivity(tx, dossier, author, news, now)
}
