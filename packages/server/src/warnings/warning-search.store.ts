import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import { warningFamily, WarningKind } from '@vicino/domain/warnings/warning.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { listedAtMost } from '../records/records.store.ts'

type SearchedWarning = { _id: Id; text: string; since: Instant; over: boolean }

const clinicalKinds = WarningKind.options.filter(kind => warningFamily(kind) === 'clinical')

/** The client's clinical warnings whose text says each of the words. */
export async function searchWarnings(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const warnings = await tx<SearchedWarning[]>`
    select _id, text, since, ended is not null as over from warning
    where dossier_id = ${dossier} and current and kind = any(${clinicalKinds})
    order by ended is not null, since desc, _id limit ${listedAtMost}`
  return warnings
    .filter(({ text }) => saysEachWord([text], words))
    .map(({ _id, text, since, over }) => ({
      kind: 'Warning',
      _id,
      title: text,
      text: '',
      date: todayIn(since),
      struck: over,
    }))
}
