import { type Answers, entriesIn, type Entry } from './answers.ts'
import { isEqual } from './equal.ts'
import { entryIdMax, type Form } from './field.ts'

/**
 * The id of the next entry: the highest ever given plus one, struck ones included. Where somebody gave the highest
 * that there is, the lowest one that is free: no id may close a list.
 */
export function nextEntryId(entries: readonly Entry[]): number {
  const given = new Set(entries.map(({ id }) => id))
  let next = Math.max(0, ...given) + 1
  if (next > entryIdMax) next = 1
  while (given.has(next)) next += 1
  return next
}

export const addEntry = (entries: readonly Entry[], fields: Answers): readonly Entry[] => [
  ...entries,
  { ...fields, id: nextEntryId(entries) },
]

/** A removed entry is struck with a reason and stays legible (decision 0017). */
export const strikeEntry = (entries: readonly Entry[], id: number, reason: string): readonly Entry[] =>
  entries.map(entry => (entry.id === id ? { ...entry, struck: { reason } } : entry))

export const standingEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ struck }) => struck === undefined)

/** The paths of the entries that stood and are gone, or were struck and say something else now: none may be. */
export function erasedEntries(form: Form, before: Answers, after: Answers): string[] {
  const lists = Object.keys(form.fields).filter(name => form.fields[name]?.kind === 'entries')
  return lists.flatMap(name => {
    const kept = new Map(entriesIn(after, name).map(entry => [entry.id, entry]))
    return entriesIn(before, name)
      .filter(was => {
        const is = kept.get(was.id)
        return is === undefined || (was.struck !== undefined && !isEqual(is, was))
      })
      .map(({ id }) => `${name}.${id}`)
  })
}
