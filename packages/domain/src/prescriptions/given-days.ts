import { addDays, type Day, daysBetween } from '../days/day.ts'
import type { Timing } from './timing.ts'

/** A day of a client on which something was done, or on which a visit fell out because she was away. */
export type VisitedDay = { date: Day; done: boolean; away: boolean }

type Ordered = { start: Day; end: Day; services: readonly Pick<Timing, 'frequency' | 'period'>[] }

/** Days between two times of what is prescribed most often. */
const shortestInterval = (services: Ordered['services']): number =>
  Math.min(
    ...services.map(({ frequency, period }) =>
      period === null || frequency === 0 ? 1 : Math.ceil(period / frequency),
    ),
  )

/**
 * For how many days of an order, which are over, care was given by it: since it began, where that was later than ordered,
 * and without those from a visit that fell out because the client was away until the next one that was made. Who comes
 * home from three weeks in hospital was not given a third of her care. `visited` by day.
 */
export function givenDays(
  { start, end, services }: Ordered,
  visited: readonly VisitedDay[],
  today: Day,
): number {
  const last = today < end ? today : end
  const first = visited.find(({ done }) => done)?.date
  if (first === undefined || first > last) return 0
  // What is given once a week may have been so for a week when it is given first.
  const begun = addDays(first, 1 - shortestInterval(services))
  let away = 0
  let since: Day | null = null
  for (const day of visited.filter(({ date }) => first < date && date <= last)) {
    if (day.done && since !== null) away += daysBetween(since, day.date)
    if (day.done) since = null
    else if (day.away) since ??= day.date
  }
  if (since !== null) away += daysBetween(since, last) + 1
  return daysBetween(begun > start ? begun : start, last) + 1 - away
}
