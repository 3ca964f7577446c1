import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { answerTitle, answerWords, type Speech } from '@vicino/domain/form/answer-words.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { type AnswerConflict, merge } from '@vicino/domain/form/merge.ts'
import { type MergedField, mergedFields, mergeUnits } from '@vicino/domain/form/merge-units.ts'
import { answersAt, together } from '@vicino/domain/form/parts.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { withoutHidden } from '@vicino/domain/form/visibility.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { dotted } from '../../i18n/dotted.ts'

/** Answers by the units in which they are merged, each under the path of its first question. */
export type Units = Readonly<Record<string, Answers>>

type ShownUnits = {
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
  const units = mergeUnits(section, mine, theirs)
  const questions = new Map(mergedFields(section).map(one => [one.path, one]))
  const { answers: settled, conflicts } = merge(section, base ?? undefined, mine, theirs)
  const asked = new Set(conflicts.map(({ unit }) => unit))
  // A side of a conflict also holds the entries that only the other one wrote.
  const own = { ...unitsOf(units, mine), ...sidesOf(conflicts, 'mine') }
  const hers = { ...unitsOf(units, theirs), ...sidesOf(conflicts, 'theirs') }
  const began = base && unitsOf(units, base)
  const joined = units.filter(([unit = '']) => section.fields[unit]?.kind === 'entries' && !asked.has(unit))
  const apart = joined.map(([unit = '']) => unit)
  return {
    fields: units.map(([unit = '']) => shownUnit(section, questions.get(unit)!, speech)),
    base: began && { ...began, ...only(hers, apart) },
    mine: { ...own, ...only(unitsOf(units, settled), apart) },
    theirs: hers,
  }
}

const sidesOf = (conflicts: readonly AnswerConflict[], side: 'mine' | 'theirs'): Units =>
  Object.fromEntries(conflicts.map(conflict => [conflict.unit, conflict[side]]))

/** The answers that a choice of units makes. */
export const answersOfUnits = (section: Section, units: Units): Answers =>
  withoutHidden(section, together(Object.values(units)))

const only = (units: Units, names: readonly string[]): Units =>
  Object.fromEntries(names.map(name => [name, units[name] ?? {}]))

const unitsOf = (units: readonly string[][], answers: Answers): Units =>
  Object.fromEntries(units.map(paths => [paths[0] ?? '', answersAt(answers, paths)]))

// The sheet translates a label; what is made of several is translated already.
const shownUnit = (section: Section, question: MergedField, speech: Speech): ShownField<Units> => ({
  field: question.path,
  label: question.trail.length === 0 ? question.field.label : answerTitle(question, speech),
  words: units => unitWords(section, question, units[question.path] ?? {}, speech),
})

/** What a unit says, a line for each answer, without the words that its label above says already. */
const unitWords = (section: Section, question: MergedField, answers: Answers, speech: Speech): string =>
  answeredRows(section, answers)
    .map(row => {
      const name = dotted(namesAfter(question, row).map(speech.t))
      return name === '' ? answerWords(row, speech) : `${name}: ${answerWords(row, speech)}`
    })
    .join('\n')

type Named = Pick<MergedField, 'trail'> & { readonly field: Pick<MergedField['field'], 'label'> }

const namesOf = ({ trail, field }: Named): readonly string[] => [...trail, field.label]

/** What an answer is called beyond the names that a question shares with it. */
function namesAfter(question: Named, row: Named): readonly string[] {
  const [said, names] = [namesOf(question), namesOf(row)]
  const differs = names.findIndex((name, at) => name !== said[at])
  return differs < 0 ? [] : names.slice(differs)
}
