import type { Day } from '@vicino/domain/days/day.ts'
import { prefixRange } from '@vicino/domain/people/search-words.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { reachOf, withinReach } from '../http/dossier-access.ts'

/** A beginning that more words than this have is not rare: the dossiers are then asked in the order of names. */
const rareUpTo = 4000

/** A count looks at no more words than this, so that it never grows; it then says the least there can be. */
const countedWords = 20_000

/**
 * The dossiers `d` within the author's reach whose client is found by each of the words, as two sources of rows
 * ending in a condition: one to be ordered by name, one to be counted.
 *
 * The way is chosen here and not left to the planner, which mistakes how often the beginnings of words occur
 * together by a factor of thousands. It begins where few dossiers are: at those of a narrow reach, or at those
 * that the rarest word names. Where every word is frequent, the first ones in the order of names are soon found.
 */
export async function findDossiers(
  tx: Tx,
  author: Author,
  words: readonly string[],
  today: Day,
): Promise<{ ordered: Fragment; counted: Fragment }> {
  const mayFind = words.some(mayBeginAvs)
    ? withinReach(tx, author, 'personal.read', 'd._id', today)
    : tx`true`
  const among = (ids: Fragment, said: readonly string[]) => tx`${only(tx, ids, said)} where ${mayFind}`
  const reach = reachOf(tx, author, 'dossier.list', today)
  if (reach !== 'everything') {
    const reached = among(reach === 'nothing' ? nothing(tx) : reach, words)
    return { ordered: reached, counted: reached }
  }
  const byName = tx`from dossier d where ${mayFind} ${saidByEach(tx, words, 'd._id')}`
  if (words.length === 0) return { ordered: byName, counted: byName }
  const { word, count } = await findRarest(tx, words)
  const others = words.filter(other => other !== word)
  const named = among(tx`${namedBy(tx, word)} limit ${countedWords}`, others)
  return { ordered: count > rareUpTo ? byName : named, counted: named }
}

/** Each dossier that the query names and whose client is found by the words, once, looked up one by one. */
const only = (tx: Tx, ids: Fragment, words: readonly string[]): Fragment => tx`
  from (
    select c.dossier_id from (select distinct dossier_id from (${ids}) ids) c
    where true ${saidByEach(tx, words, 'c.dossier_id')} offset 0
  ) c
  cross join lateral (select * from dossier where _id = c.dossier_id offset 0) d`

const nothing = (tx: Tx): Fragment => tx`select null::uuid as dossier_id where false`

const namedBy = (tx: Tx, word: string): Fragment => {
  const { from, before } = prefixRange(word)
  return tx`select w.dossier_id from dossier_word w where w.word >= ${from} and w.word < ${before}`
}

/** The word that the fewest begin with, counted a little beyond what is rare. */
async function findRarest(tx: Tx, words: readonly string[]): Promise<{ word: string; count: number }> {
  const counts = words
    .map(word => tx`(select count(*)::int from (${namedBy(tx, word)} limit ${rareUpTo + 1}) few)`)
    .reduce((before, count) => tx`${before}, ${count}`)
  const [row] = await tx<{ counts: number[] }[]>`select array[${counts}] as counts`
  return words
    .map((word, index) => ({ word, count: row!.counts[index]! }))
    .reduce((rarest, next) => (next.count < rarest.count ? next : rarest))
}

/**
 * Each word begins one of the words that the client is found by. A scalar question with a limit, so that it is
 * answered by one look into the index.
 */
const saidByEach = (tx: Tx, words: readonly string[], dossier: string): Fragment =>
  words.reduce(
    (before, word) => tx`${before}
      and (select true from (${namedBy(tx, word)} and w.dossier_id = ${tx(dossier)} limit 1) said)`,
    tx``,
  )

/**
 * The AVS number finds only those whose number the author may read. Nothing else that a client is found by begins
 * with a 7: no day of a month, no year of birth.
 */
const mayBeginAvs = (word: string): boolean => /^7\d*$/.test(word)
