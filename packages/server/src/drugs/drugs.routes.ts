import { type Drug, drugDefaults, fieldsOfDrug, WholeDrug } from '@vicino/domain/drugs/drug.ts'
import {
  createDrug,
  getDrug,
  getDrugs,
  getDrugVersions,
  updateDrug,
} from '@vicino/domain/drugs/drugs.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import type { News } from '../activity/activity.store.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findDrug, insertDrug, listDrugs, listDrugVersions, supersedeDrug } from './drugs.store.ts'

export function serveDrugs(serve: Serve): void {
  serve(getDrugs, async ({ tx, dossier, query, today }) => listDrugs(tx, dossier, query.status, today))

  serve(getDrug, async ({ tx, dossier, params }) => found(await findDrug(tx, dossier, params.drugId)))

  serve(getDrugVersions, async ({ tx, dossier, params }) => {
    const versions = await listDrugVersions(tx, dossier, params.drugId)
    return found(versions.length > 0 ? versions : undefined)
  })

  serve.create(
    createDrug,
    async ({ tx, dossier, author, id, body, now, today }) => {
      const { _id, dossierId, ...written } = body
      const fields = wholeOrRefuse(WholeDrug, { ...drugDefaults(today), ...written })
      const drug = await insertDrug(tx, dossier, author, fields, {
        _id: id,
        version: 1,
        created_at: now,
        written_at: now,
        reason: null,
        struck: null,
      })
      return done(drug, { entity_id: id, fields: Object.keys(written), news: newsOf(drug, 'created') })
    },
    async ({ tx, dossier, id }) => findDrug(tx, dossier, id),
  )

  serve(updateDrug, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, ...changed } = body
    const before = found(await findDrug(tx, dossier, params.drugId))
    if (before.version !== version) throw new Refusal('stale', { current: before })
    if (before.struck) throw new Refusal('struck', { current: before })
    if (!struck && !reason && correctionNeedsReason(before, author._id, now))
      throw refuseField('reason', 'reason_required')
    const fields = wholeOrRefuse(WholeDrug, { ...fieldsOfDrug(before), ...changed })
    if (!(await supersedeDrug(tx, before)))
      throw new Refusal('stale', { current: await findDrug(tx, dossier, before._id) })
    const drug = await insertDrug(tx, dossier, author, fields, {
      _id: before._id,
      version: before.version + 1,
      created_at: before.created_at,
      written_at: now,
      reason: struck?.reason ?? reason ?? null,
      struck: struck ?? null,
    })
    return done(drug, {
      fields: [...Object.keys(changed), ...(struck ? ['struck'] : [])],
      reason: drug.reason,
      news: newsOf(drug, struck ? 'struck' : 'corrected'),
    })
  })
}

const newsOf = (drug: Drug, action: News['action']): News => ({
  data_model: 'Drug',
  entity_id: drug._id,
  action,
  payload: drug,
})
