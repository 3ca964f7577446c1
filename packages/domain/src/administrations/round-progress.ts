import { stillOpen } from './doses-of-day.ts'
import type { RoundVisit } from './round.ts'

/** How many doses a round has and how many have their answer. One that is due in two visits is one dose. */
export function roundProgress(visits: readonly RoundVisit[]): { due: number; answered: number } {
  const keyOf = ({ drugId, day, moment }: RoundVisit['due'][number]): string => `${drugId} ${day} ${moment}`
  const due = new Set(visits.flatMap(visit => visit.due.map(keyOf)))
  const open = new Set(visits.flatMap(visit => stillOpen(visit.due, visit.administrations).map(keyOf)))
  return { due: due.size, answered: due.size - open.size }
}
