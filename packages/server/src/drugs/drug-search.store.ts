import type { Day } from '@vicino/domain/days/day.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

type SearchedDrug = { _id: Id; name: string; comments: string; start_date: Day; struck: boolean }

/** Most drugs of one client that are looked through. */
const drugsSearchedAtMost = 500

/** The client's drugs whose name and comments say each of the words. */
export async function searchDrugs(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const drugs = await tx<SearchedDrug[]>`
    select _id, name, comments, start_date, struck is not null as struck from drug
    where dossier_id = ${dossier} and current
    order by struck is not null, name, _id limit ${drugsSearchedAtMost}`
  return drugs
    .filter(({ name, comments }) => saysEachWord([name, comments], words))
    .map(({ _id, name, comments, start_date, struck }) => ({
      kind: 'Drug',
      _id,
      title: name,
      text: comments,
      date: start_date,
      struck,
    }))
}
