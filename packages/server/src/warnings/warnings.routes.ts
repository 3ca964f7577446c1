import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import {
  makesNews,
  permissionForWarning,
  type Warning,
  type WarningKind,
} from '@vicino/domain/warnings/warning.ts'
import { changeWarning, createWarning, getWarnings } from '@vicino/domain/warnings/warnings.contract.ts'
import { Denied } from '../http/denied.ts'
import { done, type Traces } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { newsOf, refuseStale } from '../records/correction.ts'
import { insertVersion, replaceVersion } from '../records/records.store.ts'
import { findWarning, listWarnings, readableWarnings, warningTable } from './warnings.store.ts'

export function serveWarnings(serve: Serve): void {
  serve(getWarnings, async ({ tx, dossier, session, standing }) =>
    listWarnings(tx, dossier, readableWarnings({ session, standing })),
  )

  serve.create(
    createWarning,
    async ({ tx, dossier, author, id, body, now }) => {
      const { kind, text, handover = false, suggested_by = null } = body
      refuseUntold(kind, handover)
      const first = { _id: id, version: 1, kind, text, since: now, written_at: now, handover, suggested_by }
      const warning = await insertVersion<Warning>(tx, warningTable, { dossier, author }, first)
      return done(warning, { entity_id: id, fields: ['kind', 'text'], ...newsOfWarning(warning, 'created') })
    },
    async ({ tx, dossier, session, standing, id }) =>
      findWarning(tx, dossier, id, readableWarnings({ session, standing })),
  )

  serve(changeWarning, async ({ tx, dossier, author, session, standing, body, now }) => {
    const { _id, version, dossierId: _dossierId, ...change } = body
    const before = found(await findWarning(tx, dossier, _id, readableWarnings({ session, standing })))
    const changed = Object.keys(change)
    if (!isPermitted(session, standing, permissionForWarning(before.kind, 'write'), 'write')) {
      const fields = changed.map(path => ({ path, code: 'forbidden' as const }))
      throw new Denied(new Refusal('forbidden', { fields }), session)
    }
    refuseStale(before, version)
    if (before.ended) throw new Refusal('ended', { current: before })
    const { text = before.text, ended, handover = before.handover } = change
    refuseUntold(before.kind, handover)
    const next = {
      ...before,
      version: version + 1,
      text,
      ended: ended ? now : null,
      ended_reason: ended?.reason ?? null,
      written_at: now,
      handover,
    }
    const warning = await replaceVersion<Warning>(tx, warningTable, { dossier, author }, before, next)
    return done(warning, {
      entity_id: _id,
      fields: changed,
      reason: warning.ended_reason,
      ...newsOfWarning(warning, ended ? 'ended' : 'corrected'),
    })
  })
}

/** Nobody could take over what is told nowhere. */
function refuseUntold(kind: WarningKind, handover: boolean): void {
  if (handover && !makesNews(kind)) throw refuseField('handover', 'only_for_clinical')
}

/** A clinical warning is news; a practical one is read at the door and by those who keep the personal data. */
const newsOfWarning = (warning: Warning, action: ActionOn<'Warning'>): Pick<Traces, 'news'> =>
  makesNews(warning.kind) ? { news: newsOf('Warning', warning, action) } : {}
