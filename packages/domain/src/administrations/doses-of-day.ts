import type { Day } from '../days/day.ts'
import { daySchemeOf } from '../drugs/day-scheme.ts'
import { type Drug, type Moment, moments } from '../drugs/drug.ts'
import type { MetMoment } from '../drugs/due-doses.ts'
import type { Id } from '../wire/id.ts'
import type { Administration } from './administration.ts'

/** One dose of a day's scheme with what became of it; `answers` has more than one where it was given twice. */
export type DayDose = MetMoment & { drug: Drug; dose: number; answers: Administration[] }

/** A drug taken as needed with what was taken of it that day. */
export type AsNeededDrug = { drug: Drug; answers: Administration[] }

/**
 * The doses of a day. `others` holds what was written of doses that the scheme no longer has: the order changed
 * after they were given, and they are part of the day nonetheless.
 */
export type DosesOfDay = Record<Moment, DayDose[]> & { as_needed: AsNeededDrug[]; others: Administration[] }

/** How a dose is named; without a moment, one taken as needed. */
type Named = { drugId: Id; day: Day; moment: Moment | null }

/** Whether something is about the dose of this name. */
export const isDose = (
  { drugId, day, moment }: Named,
  of: Omit<Named, 'drugId'> & { drug: { _id: Id } },
): boolean => drugId === of.drug._id && day === of.day && moment === of.moment

/** Whether something that stands was written of this dose. */
export const answersDose = (administration: Administration, dose: Named): boolean =>
  administration.struck === null && isDose(dose, administration)

/** Those of the doses of which nothing was written yet. */
export const stillOpen = <Dose extends Named>(
  doses: readonly Dose[],
  administrations: readonly Administration[],
): Dose[] => doses.filter(dose => !administrations.some(administration => answersDose(administration, dose)))

/** The doses of a day with what became of each. `administrations` are those of that day, struck ones among them. */
export function dosesOfDay(
  drugs: readonly Drug[],
  administrations: readonly Administration[],
  day: Day,
): DosesOfDay {
  const scheme = daySchemeOf(drugs, day)
  const left = new Set(administrations.filter(({ day: of, struck }) => of === day && struck === null))
  const take = (belongs: (administration: Administration) => boolean): Administration[] => {
    const taken = [...left].filter(belongs)
    for (const administration of taken) left.delete(administration)
    return taken
  }
  const at = (moment: Moment): DayDose[] =>
    scheme[moment].map(({ drug, dose }) => ({
      drug,
      dose,
      day,
      moment,
      answers: take(administration => answersDose(administration, { drugId: drug._id, day, moment })),
    }))
  const [morning, afternoon, evening, night] = moments.map(({ value }) => at(value)) as [
    DayDose[],
    DayDose[],
    DayDose[],
    DayDose[],
  ]
  const as_needed = scheme.as_needed.map(drug => ({
    drug,
    answers: take(administration => administration.drug._id === drug._id && administration.moment === null),
  }))
  return { morning, afternoon, evening, night, as_needed, others: [...left] }
}

/** Whether somebody of the service has to answer for this dose: what the client manages alone is hers. */
export const isOpen = ({ drug, answers }: DayDose): boolean => !drug.self_managed && answers.length === 0
