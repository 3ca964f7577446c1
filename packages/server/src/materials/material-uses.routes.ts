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
import { newId } from '@vicino/domain/wire/id.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { type Asking, type DossierId, isPermitted, mayOf } from '../http/dossier-access.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { readVisit, readVisitToRecord } from '../performances/visit-access.store.ts'
import { holdVisit } from '../tasks/visit/to-confirm.store.ts'
import { firstStamp, newsOf, nextStamp, refuseCorrection, tracesOfCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, replaceVersion } from '../records/records.store.ts'
import { refuseTwice } from '../records/refuse-twice.ts'
import {
  findKeptOfUse,
  insertMaterialUses,
  listAddedUses,
  listMaterialUses,
  materialUseTable,
} from './material-uses.store.ts'
import { usableAmong } from './materials.store.ts'

const toldTo = (asking: Asking) => (use: MaterialUse) => asTold(mayOf(asking), 'material_use', use)

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
      const { tx, author, id, params, body, now } = call
      await holdVisit(tx, params.taskId)
      const { dossier, date } = await readVisitToRecord(call, params.taskId)
      await refuseUnknownMaterials(call)
      refuseTwice(
        body.uses.map(({ materialId }) => materialId),
        at => `uses.${at}.materialId`,
      )
      await refuseSecondUse(call, dossier)
      // Ids in the order of the body: what is read by id comes as it was written.
      const ids = body.uses.map(() => newId()).toSorted()
      const uses = await insertMaterialUses(
        tx,
        dossier,
        author,
        body.uses.map(({ materialId, quantity, comment = '' }, at) => ({
          addition_id: id,
          task_id: params.taskId,
          date,
          material_id: materialId,
          quantity,
          comment,
          ...firstStamp(ids[at]!, now),
        })),
      )
      for (const use of uses) {
        const news = newsOf('MaterialUse', use, 'created')
        // A material without a word beside it is nothing that a colleague has to read.
        await leaveNews({ ...call, dossier }, { ...news, routine: use.comment === '' })
      }
      return done(uses, { entity_id: id, dossier_id: dossier, rows: uses.length, fields: ['uses'] })
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

/** Two devices, or two people at one visit: nothing is billed twice without that somebody says that it was used twice. */
async function refuseSecondUse(
  { tx, params, body }: Pick<Call<typeof addMaterialUses>, 'tx' | 'params' | 'body'>,
  dossier: DossierId,
): Promise<void> {
  const named = new Set(body.uses.map(({ materialId }) => materialId))
  const known = new Set(body.beside)
  const standing = (await listMaterialUses(tx, dossier, params.taskId)).filter(
    ({ _id, struck, material }) => struck === null && named.has(material._id) && !known.has(_id),
  )
  if (standing.length > 0) throw new Refusal('used_already', { current: standing })
}

/** A material is one of the house that is in use. */
async function refuseUnknownMaterials({
  tx,
  body: { uses },
}: Pick<Call<typeof addMaterialUses>, 'tx' | 'body'>): Promise<void> {
  const usable = await usableAmong(
    tx,
    uses.map(({ materialId }) => materialId),
  )
  const fields = uses.flatMap(({ materialId }, at) =>
    usable.has(materialId) ? [] : [{ path: `uses.${at}.materialId`, code: 'not_an_option' as const }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}
