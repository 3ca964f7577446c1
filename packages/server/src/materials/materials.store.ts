import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Material, MaterialFields } from '@vicino/domain/materials/material.ts'
import { mostMaterials, type OfferedMaterial } from '@vicino/domain/materials/materials.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

const columns = (tx: Tx) => tx`_id, version, name, unit, category, code, in_use, prices, author`

/** The materials of the business, by name, those out of use last. */
export const listMaterials = (tx: Tx) => tx<Material[]>`
  select ${columns(tx)} from material where current
  order by not in_use, lower(name), _id limit ${mostMaterials}`

/** One material as it stands. */
export async function findMaterial(tx: Tx, id: Id): Promise<Material | undefined> {
  const [material] = await tx<Material[]>`
    select ${columns(tx)} from material where _id = ${id} and current`
  return material
}

/** How many materials the business keeps; whoever adds one at the same time waits. */
export async function countMaterials(tx: Tx, business: Id): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended('materials of ' || ${business}, 0))`
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from material where current`
  return row!.count
}

type Writer = { author: Author; now: Instant }

/** Writes the version of a material that stands from now on; false where somebody else was quicker. */
export async function writeMaterial(
  tx: Tx,
  { author, now }: Writer,
  { _id, version }: Pick<Material, '_id' | 'version'>,
  fields: MaterialFields,
): Promise<boolean> {
  const taken = await tx<{ created_at: Instant }[]>`
    update material set current = false where _id = ${_id} and version = ${version - 1} and current
    returning created_at`
  if (version > 1 && taken.length !== 1) return false
  const stamp = { created_at: taken[0]?.created_at ?? now, written_at: now }
  const signed = { business_id: author.business, author: signatureOf(author) }
  await tx`insert into material ${tx({ _id, version, ...fields, ...signed, ...stamp })}`
  return true
}

/** A material as the program itself writes it when it fills a database. */
type WholeMaterial = Material & { created_at: Instant; written_at: Instant }

/** Inserts materials in their only version. */
export const insertWholeMaterials = (tx: Tx, business: Id, materials: readonly WholeMaterial[]) =>
  insertRows(
    tx,
    'material',
    materials.map(material => ({ ...material, business_id: business })),
  )

/** What is offered where a material is used for a client: what was last used for her first. */
export const listOffered = (tx: Tx, dossier: DossierId) => tx<OfferedMaterial[]>`
  select m._id, m.name, m.unit, m.category, m.code, u.last_used
  from material m
  left join (
    select material_id, max(date) as last_used from material_use
    where dossier_id = ${dossier} and current and struck is null group by material_id
  ) u on u.material_id = m._id
  where m.current and m.in_use
  order by u.last_used desc nulls last, lower(m.name), m._id limit ${mostMaterials}`

/** Those of some ids that may be used: what is out of use is not offered any more. */
export async function usableAmong(tx: Tx, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await tx<{ _id: Id }[]>`
    select _id from material where _id = any(${[...ids]}::uuid[]) and current and in_use`
  return new Set(rows.map(({ _id }) => _id))
}
