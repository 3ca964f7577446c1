import type { Entry } from './answers.ts'
import { nextEntryId } from './entries.ts'
import { isEqual } from './equal.ts'

/**
 * Two lists that grew from one: both sides' new entries stand, mine after theirs under the next free ids, and an
 * entry that one side changed or struck follows it. Null where both changed the same entry.
 */
export function mergeEntries(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] | null {
  const [before, own, hers] = [base, mine, theirs].map(list => new Map(list.map(one => [one.id, one]))) as [
    Map<number, Entry>,
    Map<number, Entry>,
    Map<number, Entry>,
  ]
  const merged: Entry[] = []
  for (const [id, was] of before) {
    const [one, other] = [own.get(id), hers.get(id)]
    const kept = isEqual(one, was) ? other : one
    if (!isEqual(kept, other) && !isEqual(other, was)) return null
    if (kept) merged.push(kept)
  }
  merged.push(...theirs.filter(({ id }) => !before.has(id)))
  for (const entry of mine.filter(({ id }) => !before.has(id)))
    if (!isEqual(entry, hers.get(entry.id))) merged.push({ ...entry, id: nextEntryId(merged) })
  return merged
}
