import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answerWords, rowWords, type Speech } from '@vicino/domain/form/answer-words.ts'
import type { Answer, Answers } from '@vicino/domain/form/answers.ts'
import { merge } from '@vicino/domain/form/merge.ts'
import { mergeUnits } from '@vicino/domain/form/merge-units.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { withoutHidden } from '@vicino/domain/form/visibility.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

/** Answers by the units in which they are merged: a field with all that it gates, a score as a whole. */
export type Units = Readonly<Record<string, Answers>>

export type ShownUnits = {
  fields: readonly ShownField<Units>[]
  base: Units | null
  mine: Units
  theirs: Units
}

/**
 * Two states of a section over one base as the choice between them shows them. Lists in which each side only added
 * its own come together by themselves: they stand as mine, changed over theirs.
 */
export function shownUnits(
  section: Section,
  base: Answers | null,
  mine: Answers,
  theirs: Answers,
  speech: Speech,
): ShownUnits {
  const units = mergeUnits(section)
  const { answers: settled, conflicts } = merge(section, base ?? undefined, mine, theirs)
  const asked = new Set(conflicts.map(({ unit }) => unit))
  const own = unitsOf(units, mine)
  const hers = unitsOf(units, theirs)
  const began = base && unitsOf(units, base)
  const joined = units.filter(([unit = '']) => section.fields[unit]?.kind === 'entries' && !asked.has(unit))
  const apart = joined.map(([unit = '']) => unit)
  return {
    fields: units.map(names => shownUnit(section, names, speech)),
    base: began && { ...began, ...only(hers, apart) },
    mine: { ...own, ...only(unitsOf(units, settled), apart) },
    theirs: hers,
  }
}

/** The answers that a choice of units makes. */
export const answersOfUnits = (section: Section, units: Units): Answers =>
  withoutHidden(section, Object.assign({}, ...Object.values(units)) as Answers)

const only = (units: Units, names: readonly string[]): Units =>
  Object.fromEntries(names.map(name => [name, units[name] ?? {}]))

const unitsOf = (units: readonly string[][], answers: Answers): Units =>
  Object.fromEntries(units.map(names => [names[0] ?? '', partOf(answers, names)]))

const partOf = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(
    names.flatMap((name): [string, Answer][] => {
      const answer = answers[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )

function shownUnit(section: Section, names: readonly string[], speech: Speech): ShownField<Units> {
  const [unit = ''] = names
  return {
    field: unit,
    label: section.fields[unit]!.label,
    words: units => unitWords(section, units[unit] ?? {}, speech),
  }
}

/** What a unit says, a line for each answer; the first one without its label, which stands above it. */
function unitWords(section: Section, answers: Answers, speech: Speech): string {
  const rows = answeredRows(section, answers)
  const isOne = rows.length === 1 && rows[0]!.trail.length === 0
  return rows
    .map(row => (isOne ? answerWords(row, speech) : `${rowWords(row, speech)}: ${answerWords(row, speech)}`))
    .join('\n')
}
