import { readBy } from '@vicino/domain/access/need-to-know.ts'
import { activityKinds } from '@vicino/domain/activity/activity.ts'
import type { Acceptance } from '@vicino/domain/handover/acceptance.ts'
import {
  acceptLog,
  closeHandover,
  getHandover,
  nameHandover,
} from '@vicino/domain/handover/handover.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { acceptLine, findLine, listHandover, nameColleague } from './handover.store.ts'
import { findAddressee } from './leave-news.store.ts'

export function serveHandover(serve: Serve): void {
  serve(getHandover, async ({ tx, author, query, today, now }) => {
    const page = await listHandover(tx, { author, today, now }, query)
    return done(page, { rows: page.items.length, dossier_ids: page.items.map(({ dossierId }) => dossierId) })
  })

  serve(acceptLog, async call => {
    const { author, params } = call
    const { line, dossier } = await readLine(call, params.logId)
    if (line.accepted && line.accepted.by._id !== author._id)
      throw new Refusal('already_accepted', { current: line.accepted })
    if (line.author === author._id) throw new Refusal('own_handover')
    return done(await take(call, params.logId, null), { dossier_id: dossier })
  })

  serve(nameHandover, async call => {
    const { tx, author, params, body, now } = call
    const { line, dossier } = await readLine(call, params.logId)
    if (line.author !== author._id) throw new Refusal('others_handover')
    const naming = { ...call, dossier }
    const named =
      body.userId === null ? null : await findAddressee(naming, line.data_model, body.userId, 'userId')
    await nameColleague(tx, author, params.logId, named, now)
    return done({ named }, { dossier_id: dossier, fields: ['named'] })
  })

  serve(closeHandover, async call => {
    const { author, params, body } = call
    const { line, dossier } = await readLine(call, params.logId)
    if (line.author !== author._id) throw new Refusal('others_handover')
    return done(await take(call, params.logId, body.done), { dossier_id: dossier })
  })
}

/** Each of the calls that say what is to become of a line. */
type Answering = Pick<Call<typeof acceptLog>, 'tx' | 'author' | 'session' | 'today' | 'now'>

/** The line that is handed over now, for whoever may read its record. */
async function readLine({ tx, session, today }: Answering, log: Id) {
  const line = found(await findLine(tx, log))
  const { thing } = activityKinds.find(({ value }) => value === line.data_model)!
  const reading = { method: acceptLog.method, permission: readBy[thing], need: 'read' } as const
  const { dossier } = await admitNamed(tx, session, line.dossier, today, reading)
  if (!line.is_handed) throw new Refusal('not_handed_over')
  return { line, dossier }
}

/**
 * Notes that the author answers for a line now.
 * @throws {Refusal} `already_accepted`, with who was quicker
 */
async function take({ tx, author, now }: Answering, log: Id, what: string | null): Promise<Acceptance> {
  const acceptance = await acceptLine(tx, log, { author, now, done: what })
  if (acceptance.by._id !== author._id) throw new Refusal('already_accepted', { current: acceptance })
  return acceptance
}
