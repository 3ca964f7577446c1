import { type Answers, entriesIn } from './answers.ts'
import { isEqual } from './equal.ts'
import type { Form } from './field.ts'
import { mergeEntries } from './merge-entries.ts'
import { mergeUnits } from './merge-units.ts'
import { partOf, together } from './parts.ts'

/** A unit that both changed, each in her way. `unit` is the path of its first question, `fields` those of all. */
export type Conflict = {
  readonly unit: string
  readonly fields: readonly string[]
  readonly mine: Answers
  readonly theirs: Answers
}

/** What two wrote at once. `answers` holds all that is settled; `taken` names the units that came from theirs. */
export type Merge = {
  readonly answers: Answers
  readonly taken: readonly string[]
  readonly conflicts: readonly Conflict[]
}

/**
 * Brings together what I wrote and what was saved meanwhile, both without anything hidden; nor does the merge hold
 * any, whichever side of a conflict is chosen. Without `base`, all that differs is asked.
 */
export function merge(form: Form, base: Answers | undefined, mine: Answers, theirs: Answers): Merge {
  const units = mergeUnits(form, mine, theirs)
  const parts = units.map(fields => mergeUnit(form, fields, base, mine, theirs))
  return {
    answers: together(parts.map(({ answers }) => answers)),
    taken: parts.flatMap(({ taken }) => taken),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  }
}

function mergeUnit(
  form: Form,
  fields: readonly string[],
  base: Answers | undefined,
  mine: Answers,
  theirs: Answers,
): Merge {
  const [hers, own] = [partOf(theirs, fields), partOf(mine, fields)]
  const before = base && partOf(base, fields)
  if (isEqual(own, hers) || isEqual(hers, before)) return { answers: own, taken: [], conflicts: [] }
  const [unit = ''] = fields
  if (isEqual(own, before)) return { answers: hers, taken: [unit], conflicts: [] }
  if (form.fields[unit]?.kind === 'entries' && fields.length === 1 && base !== undefined) {
    const entries = mergeEntries(entriesIn(base, unit), entriesIn(mine, unit), entriesIn(theirs, unit))
    if (entries) return { answers: { [unit]: entries }, taken: [unit], conflicts: [] }
  }
  return { answers: {}, taken: [], conflicts: [{ unit, fields, mine: own, theirs: hers }] }
}

/** Whether the merge is marked complete: as I say where I changed the mark over `base`, else as they say. */
export const mergeMark = (base: boolean | undefined, mine: boolean, theirs: boolean): boolean =>
  mine === (base ?? false) ? theirs : mine
