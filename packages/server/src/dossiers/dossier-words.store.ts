import type { Day } from '@vicino/domain/days/day.ts'
import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Author } from '../access/author.ts'
import { rarestFirst } from '../db/rarest-first.ts'
import type { Tx } from '../db/tenant.ts'
import { reachOf, knownWithin } from '../http/dossier-access.ts'

/** Dossiers as sources of rows: `d` with the order that it comes in, and as many rows for counting. */
type Found = { dossiers: Fragment; order: Fragment; counted: Fragment }

/**
 * The dossiers within the author's reach whose client is found by each of the words and that meet `conditions`,
 * which name `d`.
 *
 * The way is chosen here and not left to the planner, which mistakes how often words occur together by a factor
 * of thousands. It begins where few dossiers are: at those of a narrow reach, or else at those that the rarest word
 * names, in the order of names, so that a page is found after a few of them. A count looks at `countedAtMost` of
 * those; where more words are asked for, it may then say less than there are.
 */
export async function findDossiers(
  tx: Tx,
  author: Author,
  words: readonly string[],
  conditions: Fragment[],
  today: Day,
): Promise<Found> {
  const asked = [...conditions, ...mayFind(tx, author, words, today)]
  const reach = reachOf(tx, author, 'dossier.list', today)
  if (reach !== 'everything') {
    const ids = reach === 'nothing' ? tx`select null::uuid as dossier_id where false` : reach
    const said = saidByEach(tx, words, tx`d.sort_name`, tx`d._id`)
    const reached = tx`from (select distinct dossier_id from (${ids}) ids) c ${dossierOf(tx)} ${where(tx, [...asked, ...said])}`
    return { dossiers: reached, order: tx`d.sort_name, d._id`, counted: reached }
  }
  if (words.length === 0) {
    const all = tx`from dossier d ${where(tx, asked)}`
    return { dossiers: all, order: tx`d.sort_name, d._id`, counted: all }
  }
  const [rarest = '', ...others] = await rarestFirst(tx, words, word => namedBy(tx, word))
  const filters = [...saidByEach(tx, others, tx`c.sort_name`, tx`c.dossier_id`), ...asked]
  const named = namedBy(tx, rarest)
  const some = filters.length > 0 ? tx`limit ${countedAtMost}` : tx``
  return {
    dossiers: tx`from (${named} order by b.sort_name, b.dossier_id offset 0) c ${dossierOf(tx)} ${where(tx, filters)}`,
    order: tx`c.sort_name, c.dossier_id`,
    counted: tx`from (${named} ${some}) c ${asked.length > 0 ? dossierOf(tx) : tx``} ${where(tx, filters)}`,
  }
}

/** The dossier of each row of `c`, looked up one by one. */
const dossierOf = (tx: Tx): Fragment =>
  tx`cross join lateral (select * from dossier where _id = c.dossier_id offset 0) d`

const where = (tx: Tx, conditions: readonly Fragment[]): Fragment =>
  conditions.reduce((before, condition) => tx`${before} and ${condition}`, tx`where true`)

const namedBy = (tx: Tx, word: string): Fragment =>
  tx`select b.sort_name, b.dossier_id from dossier_beginning b where b.beginning = ${word}`

/** Each word names the dossier too. A scalar question, so that it is answered by one look into the index. */
const saidByEach = (tx: Tx, words: readonly string[], sortName: Fragment, dossier: Fragment): Fragment[] =>
  words.map(
    word => tx`(
      select true from dossier_beginning b
      where b.beginning = ${word} and b.sort_name = ${sortName} and b.dossier_id = ${dossier}
    )`,
  )

/**
 * The AVS number finds only those whose number the author may read. Nothing else that a client is found by begins
 * with a 7: no day of a month, no year of birth.
 */
function mayFind(tx: Tx, author: Author, words: readonly string[], today: Day): Fragment[] {
  if (!words.some(word => /^7\d*$/.test(word))) return []
  return [knownWithin(tx, author, 'personal_data', 'd._id', today)]
}
