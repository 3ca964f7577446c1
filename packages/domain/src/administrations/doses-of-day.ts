import type { Day } from '../days/day.ts'
import type { Moment } from '../drugs/drug-lists.ts'
import type { Id } from '../wire/id.ts'
import type { Administration } from './administration.ts'
import type { DoseToGive, DrugToGive, OrderedDose } from './dose-to-give.ts'

type Answers = { answers: Administration[] }

/** One dose of a day's scheme with what became of it; `answers` has more than one where it was given twice. */
export type DayDose = OrderedDose & Answers

/**
 * The doses of a day, and what may be taken as needed with what was. `others` holds what was written of doses that the
 * scheme has not: the order changed after they were given, or came after them, and they are part of the day nonetheless.
 */
export type DosesOfDay = Record<Moment, (DoseToGive & Answers)[]> & {
  as_needed: (DrugToGive & Answers)[]
  others: Administration[]
}

/** How a dose is named; without a moment, one taken as needed. */
type Named = { day: Day; moment: Moment | null } & ({ drug: { _id: Id } } | { drugId: Id })

/** The name of a dose in one word, the same wherever it stands. */
export const doseKey = (dose: Named): string =>
  `${'drugId' in dose ? dose.drugId : dose.drug._id} ${dose.day} ${dose.moment}`

/** Whether two things are about the same dose. */
export const isDose = (one: Named, other: Named): boolean => doseKey(one) === doseKey(other)

/** Whether something that stands was written of this dose. */
export const answersDose = (administration: Administration, dose: Named): boolean =>
  administration.struck === null && isDose(dose, administration)

/** Doses with what became of each. */
export const withAnswers = <Dose extends Named>(
  doses: readonly Dose[],
  administrations: readonly Administration[],
): (Dose & Answers)[] =>
  doses.map(dose => ({
    ...dose,
    answers: administrations.filter(administration => answersDose(administration, dose)),
  }))

/** The doses of a day with what became of each. Of the days beside it there may be more; struck ones count for nothing. */
export function dosesOfDay(
  shown: { doses: readonly DoseToGive[]; as_needed: readonly DrugToGive[] },
  administrations: readonly Administration[],
  day: Day,
): DosesOfDay {
  const written = administrations.filter(({ day: of, struck }) => of === day && struck === null)
  const doses = withAnswers(
    shown.doses.filter(dose => dose.day === day),
    written,
  )
  const as_needed = withAnswers(
    shown.as_needed.map(one => ({ ...one, day, moment: null })),
    written,
  )
  const placed = new Set([...doses, ...as_needed].flatMap(({ answers }) => answers))
  const at = (moment: Moment): DosesOfDay[Moment] => doses.filter(dose => dose.moment === moment)
  return {
    morning: at('morning'),
    afternoon: at('afternoon'),
    evening: at('evening'),
    night: at('night'),
    as_needed,
    others: written.filter(administration => !placed.has(administration)),
  }
}

/** Whether somebody of the service has to answer for this dose: what the client manages alone is hers. */
export const isDoseOpen = ({ drug, answers }: DayDose): boolean => !drug.self_managed && answers.length === 0
