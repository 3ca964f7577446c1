import { countedAtMost } from '@vicino/domain/wire/page.ts'
import type { Fragment } from 'postgres'
import type { Tx } from './tenant.ts'

/**
 * The words of a search with the one first that names the fewest, counted as far as a list is counted: a search begins
 * there. `namedBy`: the rows that a word names.
 */
export async function rarestFirst(
  tx: Tx,
  words: readonly string[],
  namedBy: (word: string) => Fragment,
): Promise<string[]> {
  if (words.length === 1) return [...words]
  const counts = words
    .map(word => tx`(select count(*)::int from (${namedBy(word)} limit ${countedAtMost}) few)`)
    .reduce((before, count) => tx`${before}, ${count}`)
  const [row] = await tx<{ counts: number[] }[]>`select array[${counts}] as counts`
  return words.toSorted((one, other) => row!.counts[words.indexOf(one)]! - row!.counts[words.indexOf(other)]!)
}
