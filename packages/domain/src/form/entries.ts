import { type Answers, entriesIn, type Entry } from './answers.ts'
import { isEqual } from './equal.ts'
import type { Form } from './field.ts'

/** The id of the next entry: the highest ever given plus one, struck ones included. */
export const nextEntryId = (entries: readonly Entry[]): number =>
  Math.max(0, ...entries.map(({ id }) => id)) + 1

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
