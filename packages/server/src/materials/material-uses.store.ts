import type { Day } from '@vicino/domain/days/day.ts'
import type { FoundRecord } from '@vicino/domain/dossiers/found-record.ts'
import { saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { MaterialUse, MaterialUseFields } from '@vicino/domain/materials/material-use.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import type { Stamp } from '../records/correction.ts'
import { insertVersions, listedAtMost, searchedAtMost, type VersionTable } from '../records/records.store.ts'

/** The materials that were used, each named as it is called now. */
export const materialUseTable: VersionTable = {
  name: 'material_use',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", task_id as "taskId", date, (
      select jsonb_build_object('_id', m._id, 'name', m.name, 'unit', m.unit, 'category', m.category, 'code', m.code)
      from material m where m._id = material_use.material_id and m.current
    ) as material, quantity::float8 as quantity, comment, author, created_at, written_at, reason, struck, handover`,
}

/** The columns of a use that no answer shows, as the next version repeats them. */
type Kept = { addition_id: Id; task_id: Id; date: Day; material_id: Id }

/** What a correction repeats of the version that was seen. */
export async function findKeptOfUse(tx: Tx, id: Id): Promise<Kept | undefined> {
  const [kept] = await tx<Kept[]>`
    select addition_id, task_id, date, material_id from material_use where _id = ${id} and current`
  return kept
}

/** A use as it goes into its table for the first time. */
type NewMaterialUse = Kept & MaterialUseFields & Stamp

/** Inserts what one call records, in its order. */
export async function insertMaterialUses(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  uses: readonly NewMaterialUse[],
): Promise<MaterialUse[]> {
  const rows = uses.map(use => ({
    ...use,
    business_id: author.business,
    dossier_id: dossier,
    author: signatureOf(author),
  }))
  return tx<MaterialUse[]>`
    insert into material_use ${tx(rows)} returning ${materialUseTable.columns(tx)}`
}

/** A use with what no answer shows of it. */
type WholeMaterialUse = MaterialUse & Pick<Kept, 'addition_id'>

/** Inserts uses in all their versions. */
export const insertWholeMaterialUses = (tx: Tx, business: Id, uses: readonly WholeMaterialUse[]) =>
  insertVersions(
    tx,
    materialUseTable,
    business,
    uses.map(({ taskId, material, ...columns }) => ({
      ...columns,
      task_id: taskId,
      material_id: material._id,
    })),
  )

/** What one call recorded, as it stands now. */
export const listAddedUses = (tx: Tx, dossier: DossierId, task: Id, addition: Id) => tx<MaterialUse[]>`
  select ${materialUseTable.columns(tx)} from material_use
  where task_id = ${task} and dossier_id = ${dossier} and addition_id = ${addition} and current order by _id`

/** The materials that were used on a visit, struck ones last. Those of another client's are not its own. */
export const listMaterialUses = (tx: Tx, dossier: DossierId, task: Id) => tx<MaterialUse[]>`
  select ${materialUseTable.columns(tx)} from material_use
  where task_id = ${task} and dossier_id = ${dossier} and current
  order by struck is not null, _id limit ${listedAtMost}`

type Searched = Pick<MaterialUse, '_id' | 'material' | 'comment' | 'date'> & { struck: boolean }

/** The client's used materials whose comment says each of the words. */
export async function searchMaterialUses(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const uses = await tx<Searched[]>`
    select u._id, jsonb_build_object('name', m.name) as material, u.comment, u.date, u.struck is not null as struck
    from material_use u join material m on m._id = u.material_id and m.current
    where u.dossier_id = ${dossier} and u.current and u.comment <> ''
    order by u.struck is not null, u.date desc, u._id limit ${searchedAtMost}`
  return uses
    .filter(({ comment }) => saysEachWord([comment], words))
    .map(({ _id, material, comment, date, struck }) => ({
      kind: 'MaterialUse',
      _id,
      title: material.name,
      text: comment,
      date,
      struck,
    }))
}
