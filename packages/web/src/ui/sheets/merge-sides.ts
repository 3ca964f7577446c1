import type { TFunction } from 'i18next'

/** A field of a record: its label, and in words what it holds; empty where nothing was written. */
export type ShownField<Shown> = {
  field: keyof Shown & string
  label: string
  words: (values: Shown, t: TFunction) => string
  /** Fields of one name say one thing together, like a dose and its unit. */
  together?: string
}

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Side>>

/** The fields in which two versions differ: those that somebody must choose, and those that one side alone changed. */
export type SortedSides<Shown> = Record<'asked' | Side, ShownField<Shown>[]>

/**
 * Sorts the fields of two versions that were both written over `base`. A field that one side alone changed is
 * merged; one that both changed is asked. What says one thing together is asked where each side changed a part of
 * it: half a dose of hers in a unit of mine would be a dose that nobody wrote. Without a base all that differs is asked.
 */
export function sortSides<Shown extends object>(
  fields: readonly ShownField<Shown>[],
  base: Shown | null,
  mine: Shown,
  theirs: Shown,
): SortedSides<Shown> {
  const changed = (side: Shown, { field }: ShownField<Shown>): boolean =>
    base === null || differs(base[field], side[field])
  const touched = (side: Shown, one: ShownField<Shown>): boolean =>
    fields.some(other => isTogether(one, other) && changed(side, other))
  const sorted: SortedSides<Shown> = { asked: [], mine: [], theirs: [] }
  for (const one of fields) {
    if (!differs(mine[one.field], theirs[one.field])) continue
    const isAsked = touched(mine, one) && touched(theirs, one)
    sorted[isAsked ? 'asked' : changed(mine, one) ? 'mine' : 'theirs'].push(one)
  }
  return sorted
}

/** The record after a conflict: theirs, with what only I changed and what was chosen of mine. */
export function mergeSides<Shown extends object, Values extends Shown>(
  { asked, mine: onlyMine }: SortedSides<Shown>,
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values {
  const chosen = asked.filter(({ field }) => choices[field] === 'mine')
  const merged = { ...theirs }
  for (const { field } of [...onlyMine, ...chosen]) merged[field] = mine[field]
  return merged
}

/** Whether two values of a field are not the same. */
export const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

const isTogether = <Shown>(one: ShownField<Shown>, other: ShownField<Shown>): boolean =>
  one === other || (one.together !== undefined && one.together === other.together)
