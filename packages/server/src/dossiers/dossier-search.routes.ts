import type { Thing } from '@vicino/domain/access/need-to-know.ts'
import {
  type ActivityDataModel,
  activityKinds,
  isSearched,
  type SearchedKind,
} from '@vicino/domain/activity/activity.ts'
import { searchDossier } from '@vicino/domain/dossiers/dossier-search.contract.ts'
import { type FoundRecord, wordsOfText } from '@vicino/domain/dossiers/found-record.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { type DossierId, knows } from '../http/dossier-access.ts'
import type { Serve } from '../http/serve.ts'

/**
 * Finds the records of one kind that say each of the words, those that still hold first. Labels of the program are
 * searched in Italian and in the language of whoever searches.
 */
type RecordSearch = (
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
  language: Language,
  knows: Know,
) => Promise<FoundRecord[]>

/** Whether whoever asks may know of a thing of the dossier. */
type Know = (thing: Thing) => boolean

/** Kinds of which more is found than makes news, by what has to be known to find something of them. */
const alsoFound: Partial<Record<ActivityDataModel, Thing>> = { Document: 'document' }

/** Most records that a search answers. */
const foundAtMost = 50

/** What still holds comes first, then the newest, whatever kind it is of: no kind crowds out another. */
const holdsThenNewest = (one: FoundRecord, other: FoundRecord): number =>
  Number(one.struck) - Number(other.struck) || (one.date < other.date ? 1 : one.date > other.date ? -1 : 0)

/** Searches the records of a dossier: one search for each kind of record, asked of those that the author may read. */
export function serveDossierSearch(
  serve: Serve,
  searches: Readonly<Record<SearchedKind, RecordSearch>>,
): void {
  serve(searchDossier, async call => {
    const { tx, dossier, author, query } = call
    const words = wordsOfText(query.search)
    const know: Know = thing => knows(call, thing)
    const readable = activityKinds
      .filter(({ value, thing }) => know(alsoFound[value] ?? thing))
      .map(({ value }) => value)
    const found = await Promise.all(
      readable.filter(isSearched).map(kind => searches[kind](tx, dossier, words, author.language, know)),
    )
    const answer = found.flat().toSorted(holdsThenNewest).slice(0, foundAtMost)
    return done(answer, { rows: answer.length, fields: ['search'] })
  })
}
