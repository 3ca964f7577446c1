import { doseKey, isDoseOpen, withAnswers } from './doses-of-day.ts'
import type { RoundVisit } from './round.ts'

/** How many doses a round has and how many have their answer. One that is due in two visits is one dose. */
export function roundProgress(visits: readonly RoundVisit[]): { due: number; answered: number } {
  const due = new Set(visits.flatMap(visit => visit.due.map(doseKey)))
  const open = new Set(
    visits.flatMap(({ due: ofVisit, administrations }) =>
      withAnswers(ofVisit, administrations).filter(isDoseOpen).map(doseKey),
    ),
  )
  return { due: due.size, answered: due.size - open.size }
}
