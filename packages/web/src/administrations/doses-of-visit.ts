import { answersDose, type DayDose } from '@vicino/domain/administrations/doses-of-day.ts'
import type { RoundVisit } from '@vicino/domain/administrations/round.ts'

/** The doses of the visit with what became of each. */
export const dosesOf = ({ due, drugs, administrations }: RoundVisit): DayDose[] =>
  due.flatMap(dose => {
    const drug = drugs.find(({ _id }) => _id === dose.drugId)
    if (!drug) return []
    const answers = administrations.filter(administration => answersDose(administration, dose))
    return [{ drug, day: dose.day, moment: dose.moment, dose: dose.dose, answers }]
  })
