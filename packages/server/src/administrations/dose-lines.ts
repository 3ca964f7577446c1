import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { DoseToGive, DrugToGive, OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { doseQuestions } from '@vicino/domain/administrations/dose-questions.ts'
import { answersDose } from '@vicino/domain/administrations/doses-of-day.ts'
import {
  mayStillBeGiven,
  mostOpenDosesShown,
  type OpenDosesOfClient,
} from '@vicino/domain/administrations/open-doses.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import { orderedAmount } from '@vicino/domain/administrations/scaled-dose.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { isTakenOn } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { limitedAt, orderedDoses } from '@vicino/domain/drugs/ordered-doses.ts'
import type { ClientDoseFacts } from './dose-facts.store.ts'

/** What there is to know of a client's doses: what each is weighed with, what was written, and when it is asked. */
type Known = { facts: ClientDoseFacts; written: readonly Administration[]; now: Instant }

/**
 * What would be asked of a dose if it were given at an instant, as it is ordered: shown on its line, before the tap.
 * Nothing where it has its answer already, or where nobody gives it any more.
 */
function questionsBefore(
  { drug, day, moment }: { drug: Drug; day: Day; moment: Moment | null },
  { facts, written, now }: Known,
): DoseQuestion[] {
  const order = orderOf(drug, day, moment)
  if (order === null) return []
  if (moment !== null && !isStillToGive({ drug, day, moment }, written, now)) return []
  const { dose: ordered } = order
  const asRead = {
    drug: limitedAt(drug, facts.versions, now),
    day,
    moment,
    dose: ordered,
    ordered,
    given_at: now,
    status: 'given',
  } as const
  const asked = { ...facts, answers: [], changed: null, measured: [] }
  return doseQuestions({ ...asRead, dose: orderedAmount(asRead, asked) }, asked)
}

const isStillToGive = (
  dose: Omit<OrderedDose, 'dose'>,
  written: readonly Administration[],
  now: Instant,
): boolean =>
  !dose.drug.self_managed &&
  mayStillBeGiven(dose, todayIn(now)) &&
  !written.some(administration => answersDose(administration, dose))

/** Doses as they stand on their lines. */
export const doseLinesOf = (doses: readonly OrderedDose[], known: Known): DoseToGive[] =>
  doses.map(({ drug, dose, day, moment }) => ({
    drug,
    dose,
    day,
    moment,
    questions: questionsBefore({ drug, day, moment }, known),
  }))

/** The latest of a client's open doses with what is asked of them, and how many there are. */
export const namedOf = (
  open: readonly OrderedDose[],
  facts: ClientDoseFacts,
  now: Instant,
): Pick<OpenDosesOfClient, 'count' | 'doses'> => ({
  count: open.length,
  doses: doseLinesOf(open.slice(0, mostOpenDosesShown), { facts, written: [], now }),
})

/** What may be given as needed on a day; of another day than today nothing is asked. */
export const asNeededOf = (day: Day, known: Known): DrugToGive[] =>
  known.facts.drugs
    .filter(drug => drug.reserve && isTakenOn(drug, day))
    .map(drug => ({
      drug,
      questions: day === todayIn(known.now) ? questionsBefore({ drug, day, moment: null }, known) : [],
    }))

/** The doses of a day's page, the night before among them. */
export function dosesAround(day: Day, known: Known): DoseToGive[] {
  const { facts, now } = known
  const met = [
    { day: addDays(day, -1), moment: 'night' as const },
    ...moments.map(({ value }) => ({ day, moment: value })),
  ]
  return doseLinesOf(orderedDoses(facts.versions, met, { windows: facts.windows, now }), known)
}
