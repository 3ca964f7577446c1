import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { DoseToGive } from '@vicino/domain/administrations/administrations.contract.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { doseQuestions } from '@vicino/domain/administrations/dose-questions.ts'
import { answersDose } from '@vicino/domain/administrations/doses-of-day.ts'
import {
  mayStillBeGiven,
  mostOpenDosesShown,
  type OpenDose,
  type OpenDosesOfClient,
} from '@vicino/domain/administrations/open-doses.ts'
import { isSameOrder, orderOf } from '@vicino/domain/administrations/order.ts'
import { orderedBy } from '@vicino/domain/administrations/scaled-dose.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { daySchemeOf, isTakenOn } from '@vicino/domain/drugs/day-scheme.ts'
import { type Drug, type Moment, moments } from '@vicino/domain/drugs/drug.ts'
import type { ClientFacts } from './dose-facts.store.ts'

/** A dose as it stands on its line. */
export type DoseOfLine = { drug: Drug; day: Day; moment: Moment | null }

/**
 * What would be asked of a dose if it were given at an instant, as it is ordered: shown on its line, before the tap.
 * Nothing where it has its answer already, or where nobody gives it any more.
 */
export function questionsBefore(
  { drug, day, moment }: DoseOfLine,
  facts: ClientFacts,
  written: readonly Administration[],
  now: Instant,
): DoseQuestion[] {
  const order = orderOf(drug, day, moment)
  if (order === null) return []
  if (moment !== null && !isStillToGive({ drug, day, moment }, written, now)) return []
  const { dose: ordered } = order
  const asRead = { drug, day, moment, dose: ordered, ordered, given_at: now, status: 'given' } as const
  const asked = { ...facts, answers: [], changed: null, measured: [] }
  return doseQuestions({ ...asRead, dose: orderedBy(asRead, asked) }, asked)
}

const isStillToGive = (
  dose: { drug: Drug; day: Day; moment: Moment },
  written: readonly Administration[],
  now: Instant,
): boolean => mayStillBeGiven(dose, todayIn(now)) && !isAnswered(dose, written)

const isAnswered = (
  { drug, day, moment }: { drug: Drug; day: Day; moment: Moment },
  written: readonly Administration[],
): boolean => written.some(administration => answersDose(administration, { drugId: drug._id, day, moment }))

/** The latest of a client's open doses with what is asked of them, and how many there are. */
export function namedOf(
  open: readonly OpenDose[],
  facts: ClientFacts,
  now: Instant,
): Pick<OpenDosesOfClient, 'count' | 'doses'> {
  const named = open.slice(0, mostOpenDosesShown)
  return {
    count: open.length,
    doses: named.map(({ drug, day, moment, dose }) => {
      const line = { drug: asItIsGiven(drug, { day, moment }, facts), day, moment }
      return { drug, dose, day, moment, questions: questionsBefore(line, facts, [], now) }
    }),
  }
}

/** The drug as it stands, where it orders of a dose what it did in its time. */
function asItIsGiven(drug: Drug, { day, moment }: Omit<DoseOfLine, 'drug'>, { drugs }: ClientFacts): Drug {
  const current = drugs.find(({ _id }) => _id === drug._id)
  const isSame = current && isSameOrder(orderOf(current, day, moment), orderOf(drug, day, moment))
  return isSame ? current : drug
}

/** The drugs that may be given as needed on a day. */
export const asNeededOf = (drugs: readonly Drug[], day: Day): DoseOfLine[] =>
  drugs.filter(drug => drug.reserve && isTakenOn(drug, day)).map(drug => ({ drug, day, moment: null }))

/** The open doses of a day's page, the night before and what may be given as needed today among them. */
export function openDosesOf(
  facts: ClientFacts,
  written: readonly Administration[],
  { day, today, now }: { day: Day; today: Day; now: Instant },
): DoseToGive[] {
  const lines = [
    ...dosesOf(facts, addDays(day, -1), ['night']),
    ...dosesOf(
      facts,
      day,
      moments.map(({ value }) => value),
    ),
  ].filter(
    ({ drug, moment, day: of }) => !drug.self_managed && !isAnswered({ drug, day: of, moment }, written),
  )
  return [...lines, ...(day === today ? asNeededOf(facts.drugs, day) : [])].map(line => ({
    drugId: line.drug._id,
    day: line.day,
    moment: line.moment,
    questions: questionsBefore(line, facts, written, now),
  }))
}

function dosesOf(facts: ClientFacts, day: Day, at: readonly Moment[]): (DoseOfLine & { moment: Moment })[] {
  const scheme = daySchemeOf(facts.drugs, day)
  return at.flatMap(moment => scheme[moment].map(({ drug }) => ({ drug, day, moment })))
}
