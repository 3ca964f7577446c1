import type { Entry } from './answers.ts'
import { nextEntryId } from './entries.ts'
import { isEqual } from './equal.ts'

type Side = 'mine' | 'theirs'

/**
 * Two lists that grew from one: both sides' new entries stand, mine after theirs under the next free ids, and an
 * entry that one side changed or struck follows it. Where both changed the same entry it is as `chosen` says, and
 * null while nobody has chosen. A strike is never taken back: what I wrote of a struck entry stands as a new one.
 */
export function mergeEntries(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  chosen?: Side,
): Entry[] | null {
  const [before, own, hers] = [base, mine, theirs].map(list => new Map(list.map(one => [one.id, one]))) as [
    Map<number, Entry>,
    Map<number, Entry>,
    Map<number, Entry>,
  ]
  const merged: Entry[] = []
  const added: Entry[] = []
  for (const [id, was] of before) {
    const [one, other] = [own.get(id), hers.get(id)]
    const isAsked = !isEqual(one, was) && !isEqual(other, was) && !isEqual(one, other)
    if (isAsked && chosen === undefined) return null
    const isStruck = isAsked && other?.struck !== undefined
    if (isStruck && chosen === 'mine' && one && !one.struck) added.push(one)
    const isTheirs = isEqual(one, was) || (isAsked && (chosen === 'theirs' || isStruck))
    const kept = isTheirs ? other : one
    if (kept) merged.push(kept)
  }
  merged.push(...theirs.filter(({ id }) => !before.has(id)))
  added.push(...mine.filter(entry => !before.has(entry.id) && !isEqual(entry, hers.get(entry.id))))
  for (const entry of added) merged.push({ ...entry, id: nextEntryId(merged) })
  return merged
}
