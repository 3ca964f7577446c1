import type { Answers, Entry } from './answers.ts'

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
