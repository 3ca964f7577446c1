import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { searchedAtMost } from '../records/records.store.ts'

type SearchedNote = { _id: Id; focus: string; text: string; at: Instant; struck: boolean }

/** The client's focuses whose title or notes say each of the words, each once, by its newest note that does. */
export async function searchFocuses(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
): Promise<FoundRecord[]> {
  const notes = await tx<SearchedNote[]>`
    with standing as (
      select _id, focus, data, action, evaluation, created_at, struck from focus
      where dossier_id = ${dossier} and current order by created_at desc, _id desc limit ${searchedAtMost}
    )
    select _id, focus, concat_ws(' ', data, action, evaluation) as text, created_at as at,
      struck is not null as struck
    from standing
    union all
    select f._id, f.focus, concat_ws(' ', e.data, e.action, e.evaluation), e.created_at, f.struck is not null
    from focus_event e join standing f on f._id = e.focus_id
    where e.dossier_id = ${dossier} and e.current and e.struck is null
    order by at desc, _id limit ${searchedAtMost}`
  const said = notes.filter(({ focus, text }) => saysEachWord([focus, text], words))
  const newest = new Map(said.toReversed().map(note => [note._id, note]))
  return [...newest.values()].map(({ _id, focus, text, at, struck }) => ({
    kind: 'FocusGroup',
    _id,
    title: focus,
    text,
    date: todayIn(at),
    struck,
  }))
}
