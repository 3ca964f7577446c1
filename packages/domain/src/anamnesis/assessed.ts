import type { Instant } from '../days/instant.ts'
import type { Answers } from '../form/answers.ts'
import { isEqual } from '../form/equal.ts'
import type { Derived, Scale } from './derived.ts'
import { scoresIn } from './scales.ts'
import { derivedOf, type Section } from './section.ts'

/** A section as it stood, with what followed from it then; `isCopy`: nobody has saved it in this anamnesis. */
export type SectionBefore = { readonly answers: Answers; readonly derived: Derived; readonly isCopy: boolean }

/** A save over it: `assessed` names the scales that were taken anew although they may say the same. */
export type Assessing = {
  readonly answers: Answers
  readonly assessed: readonly Scale[]
  /** Of the client in years, on the day of the save. */
  readonly age: number
  readonly at: Instant
}

/**
 * What follows from the answers of a save. A score is taken anew where its answers or its number became others, where
 * somebody says that she took it, or where a section that she had saved is saved again as it stood. Any other stays
 * what it was and when: a copied weight is no measurement, and a later rule changes no earlier band.
 */
export function derivedAfter(section: Section, before: SectionBefore | undefined, next: Assessing): Derived {
  const derived = derivedOf(section, next.answers, next.age)
  const isSavedAgain = before !== undefined && !before.isCopy && isEqual(before.answers, next.answers)
  const stands = ({ scale, value }: { scale: Scale; value: number }): boolean =>
    before !== undefined &&
    !isSavedAgain &&
    !next.assessed.includes(scale) &&
    isEqual(before.answers[scale], next.answers[scale]) &&
    scoresIn(before.derived).some(was => was.scale === scale && was.value === value)
  return Object.fromEntries(
    scoresIn(derived).map(score => [
      score.scale,
      stands(score) ? before!.derived[score.scale] : { ...derived[score.scale], assessed_at: next.at },
    ]),
  )
}

/** What a page shows: what stood while nobody touched it, else what a save would make of it. */
export const derivedShown = (section: Section, before: SectionBefore, next: Assessing): Derived =>
  next.assessed.length === 0 && isEqual(before.answers, next.answers)
    ? before.derived
    : derivedAfter(section, before, next)

/**
 * What follows from the answers with which an anamnesis begins that starts from an earlier one: what it was, and when.
 * @param takenAt when a scale was taken, where the earlier section does not say it itself
 */
export const derivedOfCopy = (
  copied: Answers,
  derived: Derived,
  takenAt: (scale: Scale) => Instant | undefined,
): Derived =>
  Object.fromEntries(
    scoresIn(derived)
      .filter(({ scale }) => copied[scale] !== undefined)
      .map(({ scale }) => {
        const assessed_at = derived[scale]!.assessed_at ?? takenAt(scale)
        return [scale, { ...derived[scale], ...(assessed_at && { assessed_at }) }]
      }),
  )
