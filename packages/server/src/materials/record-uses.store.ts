import type { MaterialUse, UsedMaterials } from '@vicino/domain/materials/material-use.ts'
import type { addMaterialUses } from '@vicino/domain/materials/material-uses.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { leaveNews } from '../handover/leave-news.store.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from '../http/serve.ts'
import type { VisitToRecord } from '../performances/visit-access.store.ts'
import { firstStamp, newsOf } from '../records/correction.ts'
import { refuseTwice } from '../records/refuse-twice.ts'
import { insertMaterialUses, listMaterialUses } from './material-uses.store.ts'
import { usableAmong } from './materials.store.ts'

type Recording = Pick<Call<typeof addMaterialUses>, 'tx' | 'later' | 'author' | 'id' | 'now' | 'today'>

/** Records what was used on a visit, each with its news, under the id of the call. */
export async function recordUses(
  call: Recording,
  { task, dossier, date }: VisitToRecord,
  said: UsedMaterials,
): Promise<MaterialUse[]> {
  const { tx, author, id, now } = call
  await refuseUnknownMaterials(call, said)
  refuseTwice(
    said.uses.map(({ materialId }) => materialId),
    at => `uses.${at}.materialId`,
  )
  await refuseSecondUse(call, { task, dossier }, said)
  // Ids in the order of the body: what is read by id comes as it was written.
  const ids = said.uses.map(() => newId()).toSorted()
  const uses = await insertMaterialUses(
    tx,
    dossier,
    author,
    said.uses.map(({ materialId, quantity, comment = '' }, at) => ({
      addition_id: id,
      task_id: task,
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
  return uses
}

/** Two devices, or two people at one visit: nothing is billed twice without that somebody says that it was used twice. */
async function refuseSecondUse(
  { tx }: Recording,
  { task, dossier }: Omit<VisitToRecord, 'date'>,
  { uses, beside }: UsedMaterials,
): Promise<void> {
  const named = new Set(uses.map(({ materialId }) => materialId))
  const known = new Set(beside)
  const standing = (await listMaterialUses(tx, dossier, task)).filter(
    ({ _id, struck, material }) => struck === null && named.has(material._id) && !known.has(_id),
  )
  if (standing.length > 0) throw new Refusal('used_already', { current: standing })
}

/** A material is one of the house that is in use. */
async function refuseUnknownMaterials({ tx }: Recording, { uses }: UsedMaterials): Promise<void> {
  const usable = await usableAmong(
    tx,
    uses.map(({ materialId }) => materialId),
  )
  const fields = uses.flatMap(({ materialId }, at) =>
    usable.has(materialId) ? [] : [{ path: `uses.${at}.materialId`, code: 'not_an_option' as const }],
  )
  if (fields.length > 0) throw new Refusal('unprocessable', { fields })
}
