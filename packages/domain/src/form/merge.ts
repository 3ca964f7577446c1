import { type Answers, entriesIn, type Entry } from './answers.ts'
import { isEqual } from './equal.ts'
import type { Form } from './field.ts'
import { mergeEntries } from './merge-entries.ts'
import { mergeUnits } from './merge-units.ts'
import { answersAt, together } from './parts.ts'

/**
 * A unit that both changed, each in her way. `unit` is the path of its first question, `fields` those of all. Of a
 * list each side also holds the entries that only the other one wrote.
 */
export type AnswerConflict = {
  readonly unit: string
  readonly fields: readonly string[]
  readonly mine: Answers
  readonly theirs: Answers
}

/** What two wrote at once. `answers` holds all that is settled; `taken` names the units that came from theirs. */
type Merge = {
  readonly answers: Answers
  readonly taken: readonly string[]
  readonly conflicts: readonly AnswerConflict[]
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
  const [hers, own] = [answersAt(theirs, fields), answersAt(mine, fields)]
  const before = base && answersAt(base, fields)
  if (isEqual(own, hers) || isEqual(hers, before)) return { answers: own, taken: [], conflicts: [] }
  const [unit = ''] = fields
  if (isEqual(own, before)) return { answers: hers, taken: [unit], conflicts: [] }
  if (form.fields[unit]?.kind === 'entries' && fields.length === 1 && base !== undefined) {
    const [began, first, second] = [base, mine, theirs].map(answers => entriesIn(answers, unit)) as Lists
    const entries = mergeEntries(began, first, second)
    if (entries) return { answers: listed(unit, entries), taken: [unit], conflicts: [] }
    const side = (chosen: 'mine' | 'theirs'): Answers =>
      listed(unit, mergeEntries(began, first, second, chosen) ?? [])
    return conflict({ unit, fields, mine: side('mine'), theirs: side('theirs') })
  }
  return conflict({ unit, fields, mine: own, theirs: hers })
}

type Lists = [readonly Entry[], readonly Entry[], readonly Entry[]]

const listed = (name: string, entries: readonly Entry[]): Answers =>
  entries.length === 0 ? {} : { [name]: entries }

const conflict = (one: AnswerConflict): Merge => ({ answers: {}, taken: [], conflicts: [one] })

/** Whether the merge is marked complete: as I say where I changed the mark over `base`, else as they say. */
export const mergeMark = (base: boolean | undefined, mine: boolean, theirs: boolean): boolean =>
  mine === (base ?? false) ? theirs : mine
