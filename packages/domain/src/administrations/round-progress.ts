import { isOpen, withAnswers } from './doses-of-day.ts'
import type { RoundVisit } from './round.ts'

/** How many doses a round has and how many have their answer. One that is due in two visits is one dose. */
export function roundProgress(visits: readonly RoundVisit[]): { due: number; answered: number } {
  const keyOf = ({ drug, day, moment }: RoundVisit['due'][number]): string => `${drug._id} ${day} ${moment}`
  const due = new Set(visits.flatMap(visit => visit.due.map(keyOf)))
  const open = new Set(
    visits.flatMap(({ due: ofVisit, administrations }) =>
      withAnswers(ofVisit, administrations).filter(isOpen).map(keyOf),
    ),
  )
  return { due: due.size, answered: due.size - open.size }
}
