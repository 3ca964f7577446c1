import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Author, signatureOf } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

/** Most drugs that a plain list answers; a client with more than this is a mistake of the seed, not of a nurse. */
const listedAtMost = 500

/** What a version carries beside what the nurse wrote and who she is. */
type Stamp = Pick<Drug, '_id' | 'version' | 'created_at' | 'written_at' | 'reason' | 'struck'>

const columns = (tx: Tx) => tx`
  _id, version, dossier_id as "dossierId", name, modality, start_date, end_date, dose_unit, morning, afternoon,
  evening, night, days, every_n_days, reserve, reserve_min_interval_hours, reserve_max_24h, self_managed,
  comments, author, created_at, written_at, reason, struck`

/** The drugs of a client: those in use first, then ended ones, then struck ones. */
export const listDrugs = (
  tx: Tx,
  dossier: DossierId,
  status: 'current' | 'ended' | 'struck' | 'all',
  today: Day,
): Promise<Drug[]> => tx<Drug[]>`
  select ${columns(tx)} from drug
  where dossier_id = ${dossier} and current
    and (${status} = 'all' or ${status} = case
      when struck is not null then 'struck' when end_date < ${today} then 'ended' else 'current' end)
  order by struck is not null, coalesce(end_date < ${today}, false), reserve, name, _id
  limit ${listedAtMost}`

export async function findDrug(tx: Tx, dossier: DossierId, id: Id): Promise<Drug | undefined> {
  const [drug] = await tx<Drug[]>`
    select ${columns(tx)} from drug where _id = ${id} and dossier_id = ${dossier} and current`
  return drug
}

/** All versions of a drug, newest first. */
export const listDrugVersions = (tx: Tx, dossier: DossierId, id: Id): Promise<Drug[]> => tx<Drug[]>`
  select ${columns(tx)} from drug
  where _id = ${id} and dossier_id = ${dossier} order by version desc limit ${listedAtMost}`

export async function insertDrug(
  tx: Tx,
  dossier: DossierId,
  author: Author,
  fields: DrugFields,
  stamp: Stamp,
): Promise<Drug> {
  const [drug] = await tx<Drug[]>`
    insert into drug ${tx({
      ...fields,
      ...stamp,
      business_id: author.business,
      dossier_id: dossier,
      author: tx.json(signatureOf(author)),
      struck: stamp.struck && tx.json(stamp.struck),
    })} returning ${columns(tx)}`
  return drug!
}

/** Takes the `current` mark from the version that was seen. False where somebody else was quicker. */
export async function supersedeDrug(tx: Tx, seen: Drug): Promise<boolean> {
  const taken = await tx`
    update drug set current = false where _id = ${seen._id} and version = ${seen.version} and current`
  return taken.count === 1
}
