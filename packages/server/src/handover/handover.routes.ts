import { activityKinds } from '@vicino/domain/activity/activity.ts'
import { acceptLog, getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { acceptLine, findLine, listHandover } from './handover.store.ts'

export function serveHandover(serve: Serve): void {
  serve(getHandover, async ({ tx, author, query, today, now }) =>
    listHandover(tx, { author, today, now }, query),
  )

  serve(acceptLog, async ({ tx, author, session, params, today, now }) => {
    const line = found(await findLine(tx, params.logId))
    const { permission } = activityKinds.find(({ value }) => value === line.data_model)!
    const reading = { method: acceptLog.method, permission, need: 'read' } as const
    const { dossier } = await admitNamed(tx, session, line.dossier, today, reading)
    if (!line.is_handed) throw new Refusal('not_handed_over')
    const acceptance = await acceptLine(tx, author, params.logId, now)
    if (acceptance.by._id !== author._id) throw new Refusal('already_accepted', { current: acceptance })
    return done(acceptance, { dossier_id: dossier })
  })
}
