import { completeClient } from '@vicino/domain/dossiers/client.ts'
import { mayBecome } from '@vicino/domain/dossiers/dossier.ts'
import type { VisitMoment } from '@vicino/domain/dossiers/dossier-head.ts'
import {
  allDossiers,
  changeDossierStatus,
  createDossier,
  getDossier,
  openClosedDossier,
} from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { signatureOf } from '../access/author.ts'
import { comeBackTo } from '../administrations/open-doses.store.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { suspendVisits } from '../tasks/suspended-visits.store.ts'
import { tracedOperators } from '../tasks/tasks.store.ts'
import { readDossierHead } from './dossier-head.store.ts'
import { listDossiers } from './dossier-list.store.ts'
import { findDossier, standsSince, updateDossier } from './dossiers.store.ts'
import { findDuplicates, tracesOfOpening } from './duplicates.store.ts'
import { openNewDossier } from './open-dossier.store.ts'
import { findOpening, insertOpening } from './openings.store.ts'

export function serveDossiers(serve: Serve): void {
  serve(allDossiers, async ({ tx, author, query, today }) => {
    const page = await listDossiers(tx, author, query, today)
    const dossier_ids = page.items.map(({ _id }) => _id)
    return done(page, { rows: dossier_ids.length, dossier_ids, fields: query.search ? ['search'] : [] })
  })

  serve(getDossier, async ({ tx, dossier, session, standing, today }) =>
    found(await readDossierHead(tx, dossier, session, standing, today)),
  )

  serve.create(
    createDossier,
    async call => {
      const { tx, author, id, body, now, today } = call
      const duplicates = await openNewDossier(tx, author, id, body.client, { now, today })
      const answer = { ...(await readCreated(call)), duplicates }
      const fields = Object.keys(body.client)
      return done(answer, tracesOfOpening({ entity_id: id, dossier_id: id, fields }, duplicates))
    },
    async call => {
      const { tx, author, id, body, today } = call
      const duplicates = await findDuplicates(tx, author, completeClient(body.client), id, today)
      return done(
        { ...(await readCreated(call)), duplicates },
        tracesOfOpening({ dossier_id: id }, duplicates),
      )
    },
  )

  serve(changeDossierStatus, async ({ tx, dossier, author, session, standing, body, now, today }) => {
    const head = () => readDossierHead(tx, dossier, session, standing, today)
    const { version, status, reason, from, to = null } = body
    const before = found(await findDossier(tx, dossier))
    if (before.version !== version) throw new Refusal('stale', { current: await head() })
    if (!mayBecome(before.status, status)) throw refuseField('status', 'not_an_option')
    const suspension = from ? { from, to } : null
    const change = { status, status_reason: reason, suspension }
    const since = await standsSince(tx, before)
    if (!(await updateDossier(tx, signatureOf(author), before, change, now)))
      throw new Refusal('stale', { current: await head() })
    if (before.suspension) await comeBackTo(tx, dossier, before.suspension.from)
    const { business } = author
    const visits = await suspendVisits(tx, dossier, { status, suspension }, { business, now, today, since })
    const left_open = visits.left_open.map(momentOf)
    return done(
      { dossier: found(await head()), ...visits, left_open },
      { each: [{ fields: ['status'], reason }, ...visits.left_open.map(tracedOperators)] },
    )
  })

  serve.create(
    openClosedDossier,
    async ({ tx, dossier, author, id, body: { reason }, now }) =>
      done(await insertOpening(tx, dossier, author, { _id: id, reason, now }), {
        entity_id: dossier,
        reason,
      }),
    async ({ tx, dossier, author, id }) => findOpening(tx, dossier, author, id),
  )
}

const momentOf = ({ _id, date, start_time, end_time }: Task): VisitMoment => ({
  _id,
  date,
  start_time,
  end_time,
})

/** The dossier that a create has opened, now or before, as its author may see it. */
async function readCreated({ tx, session, id, today }: Call<typeof createDossier>) {
  const asReader = { ...getDossier, whenClosed: 'allowed' } as const
  const { dossier, standing } = await admitNamed(tx, session, id, today, asReader)
  return found(await readDossierHead(tx, dossier, session, standing, today))
}
