import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  fieldsOfMaterialUse,
  type MaterialUse,
  MaterialUseFields,
} from '@vicino/domain/materials/material-use.ts'
import {
  addMaterialUses,
  getMaterialUse,
  getMaterialUseVersions,
  getTaskMaterialUses,
  updateMaterialUse,
} from '@vicino/domain/materials/material-uses.contract.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { type AskingOfDossier, isPermitted, mayOf } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { readVisit, readVisitToRecord } from '../performances/visit-access.store.ts'
import { holdVisit } from '../tasks/visit/to-confirm.store.ts'
import { nextStamp, refuseCorrection, tracesOfCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, replaceVersion } from '../records/records.store.ts'
import { findKeptOfUse, listAddedUses, listMaterialUses, materialUseTable } from './material-uses.store.ts'
import { recordUses } from './record-uses.store.ts'

const toldTo = (asking: AskingOfDossier) => (use: MaterialUse) => asTold(mayOf(asking), 'material_use', use)

export function serveMaterialUses(serve: Serve): void {
  serve(getTaskMaterialUses, async call => {
    const { tx, params } = call
    const visit = await readVisit(call, params.taskId)
    if (!visit) return done([], { dossier_id: null, rows: 0 })
    const { dossier } = visit
    const uses = await listMaterialUses(tx, dossier, params.taskId)
    return done(uses.map(toldTo(visit)), { dossier_id: dossier, rows: uses.length })
  })

  serveAddition(serve)

  serve(getMaterialUse, async call => {
    const { tx, dossier, params } = call
    return toldTo(call)(
      found(await findCurrent<MaterialUse>(tx, materialUseTable, dossier, params.materialUseId)),
    )
  })

  serve(getMaterialUseVersions, async call => {
    const { tx, dossier, params } = call
    return found(await findVersions<MaterialUse>(tx, materialUseTable, dossier, params.materialUseId)).map(
      toldTo(call),
    )
  })

  serve(updateMaterialUse, async ({ tx, dossier, author, session, standing, params, body, now }) => {
    const { version, reason, struck, ...changed } = body
    const before = found(await findCurrent<MaterialUse>(tx, materialUseTable, dossier, params.materialUseId))
    const toldHere = toldTo({ session, standing })
    if (!isPermitted(session, standing, permissionToCorrect(before, author._id), 'write'))
      throw new Denied(new Refusal('forbidden'), session)
    // What is refused shows the use as it stands.
    refuseCorrection(toldHere(before), body, author, now)
    const fields = wholeOrRefuse(MaterialUseFields, { ...fieldsOfMaterialUse(before), ...changed })
    const next = { ...found(await findKeptOfUse(tx, before._id)), ...fields, ...nextStamp(before, body, now) }
    const writer = { dossier, author }
    const use = await replaceVersion<MaterialUse>(tx, materialUseTable, writer, before, next, toldHere)
    return done(toldHere(use), tracesOfCorrection('MaterialUse', use, changed, struck))
  })
}

/** Records what was used on a visit, all of it or nothing. */
function serveAddition(serve: Serve): void {
  serve.create(
    addMaterialUses,
    async call => {
      const { tx, id, params, body } = call
      await holdVisit(tx, params.taskId)
      const visit = await readVisitToRecord(call, params.taskId)
      const uses = await recordUses(call, visit, body)
      return done(uses, { entity_id: id, dossier_id: visit.dossier, rows: uses.length, fields: ['uses'] })
    },
    async call => {
      const visit = await readVisit(call, call.params.taskId)
      if (!visit) return undefined
      const { dossier } = visit
      const added = await listAddedUses(call.tx, dossier, call.params.taskId, call.id)
      return done(added.map(toldTo(visit)), { dossier_id: dossier, rows: added.length })
    },
  )
}
