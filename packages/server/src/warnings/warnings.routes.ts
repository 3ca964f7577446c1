import { permissionForWarning } from '@vicino/domain/warnings/warning.ts'
import { changeWarning, createWarning, getWarnings } from '@vicino/domain/warnings/warnings.contract.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  findWarning,
  insertWarning,
  listWarnings,
  readableKinds,
  supersedeWarning,
} from './warnings.store.ts'

export function serveWarnings(serve: Serve): void {
  serve(getWarnings, async ({ tx, dossier, session, standing }) =>
    listWarnings(tx, dossier, readableKinds(session, standing)),
  )

  serve.create(
    createWarning,
    async ({ tx, dossier, author, id, body: { kind, text }, now }) => {
      const fresh = { _id: id, version: 1, kind, text, since: now, ended: null, ended_reason: null }
      const warning = await insertWarning(tx, dossier, author, fresh, now)
      return done(warning, { entity_id: id, fields: ['kind', 'text'] })
    },
    async ({ tx, dossier, session, standing, id }) =>
      findWarning(tx, dossier, id, readableKinds(session, standing)),
  )

  serve(changeWarning, async ({ tx, dossier, author, session, standing, body, now }) => {
    const { _id, version, dossierId: _dossierId, ...change } = body
    const kinds = readableKinds(session, standing)
    const before = found(await findWarning(tx, dossier, _id, kinds))
    const changed = Object.keys(change)
    if (!isPermitted(session, standing, permissionForWarning(before.kind, 'write'), 'write')) {
      const fields = changed.map(path => ({ path, code: 'forbidden' as const }))
      throw new Denied(new Refusal('forbidden', { fields }), session)
    }
    if (before.version !== version) throw new Refusal('stale', { current: before })
    if (before.ended) throw new Refusal('ended', { current: before })
    if (!(await supersedeWarning(tx, before)))
      throw new Refusal('stale', { current: await findWarning(tx, dossier, _id, kinds) })
    const { text = before.text, ended } = change
    const next = {
      ...before,
      version: version + 1,
      text,
      ended: ended ? now : null,
      ended_reason: ended?.reason ?? null,
    }
    const warning = await insertWarning(tx, dossier, author, next, now)
    return done(warning, { entity_id: _id, fields: changed, reason: warning.ended_reason })
  })
}
