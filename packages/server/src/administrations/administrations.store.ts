import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { patchDays } from '@vicino/domain/administrations/last-patch.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { insertVersions, searchedAtMost, type VersionTable } from '../records/records.store.ts'

export const administrationTable: VersionTable = {
  name: 'administration',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", day, moment, status, dose, given_at, status_reason, note, site,
    change_on, old_patch, old_patch_note,
    second_person, remaining, effect, effect_note, from_paper, measured, confirm, author, created_at,
    written_at, reason, struck, handover,
    (
      select json_build_object('_id', g._id, 'version', g.version, 'name', g.name, 'modality', g.modality,
        'dose_unit', g.dose_unit, 'reserve', g.reserve)
      from drug g where g._id = administration.drug_id and g.version = administration.drug_version
    ) as drug`,
}

/** Inserts doses in all their versions. */
export const insertAdministrations = (tx: Tx, business: Id, administrations: readonly Administration[]) =>
  insertVersions(
    tx,
    administrationTable,
    business,
    administrations.map(({ drug, ...columns }) => ({
      ...columns,
      drug_id: drug._id,
      drug_version: drug.version,
    })),
  )

/**
 * Holds the doses of a client until the transaction ends: of two nurses who give the same substance, under whichever
 * order, the second sees what the first wrote.
 */
export const holdDoses = (tx: Tx, dossier: DossierId) => tx`
  select pg_advisory_xact_lock(hashtextextended(${`doses of ${dossier}`}, 0))`

/** What became of the doses of a client from one day to another, both included; at most `limit` of them. */
export const listAdministrations = (
  tx: Tx,
  dossier: DossierId,
  { from, to }: { from: Day; to: Day },
  limit: number,
) => tx<Administration[]>`
  select ${administrationTable.columns(tx)} from administration
  where dossier_id = ${dossier} and current and day between ${from} and ${to}
  order by day, given_at, _id limit ${limit}`

/** The patches that were put on before an instant, as far back as one may stick. */
export const listPatchesBefore = (tx: Tx, dossier: DossierId, at: Instant) => tx<Administration[]>`
  select ${administrationTable.columns(tx)} from administration
  where dossier_id = ${dossier} and current and struck is null and status = 'given' and site <> ''
    and given_at < ${at} and day >= ${addDays(todayIn(at), -patchDays)}
  order by given_at, _id`

/** What stands of one dose of the scheme. */
export const listAnswersToDose = (tx: Tx, dossier: DossierId, drug: Id, day: Day, moment: Moment) =>
  tx<Administration[]>`
    select ${administrationTable.columns(tx)} from administration
    where dossier_id = ${dossier} and drug_id = ${drug} and day = ${day} and moment = ${moment}
      and current and struck is null
    order by _id`

/** The client's doses whose drug or notes say each of the words: what is routine is told by the pages of the days. */
export async function searchAdministrations(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const administrations = await tx<Administration[]>`
    select ${administrationTable.columns(tx)} from administration
    where dossier_id = ${dossier} and current
      and (status_reason, note, effect_note, site, old_patch_note) <> ('', '', '', '', '')
    order by struck is not null, given_at desc, _id limit ${searchedAtMost}`
  return administrations.flatMap(({ _id, drug, day, struck, ...said }) => {
    const { status_reason, note, effect_note, site, old_patch_note } = said
    const texts = [status_reason, note, effect_note, site, old_patch_note].filter(Boolean)
    if (!saysEachWord([drug.name, ...texts], words)) return []
    return [
      {
        kind: 'Administration',
        _id,
        title: drug.name,
        text: inSentences(texts),
        date: day,
        struck: struck !== null,
      },
    ]
  })
}
