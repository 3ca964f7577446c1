import type { MinuteSpan, TakenTime } from '../assignment/taken-time.ts'
import { nextFreeClocks } from '../assignment/next-free-quarter.ts'
import { workedMinutesOn } from '../assignment/worked-hours.ts'
import type { WorkingHours } from '../businesses/working-hours.ts'
import { minutesPerDay } from '../days/clock.ts'
import { type Day, weekdayOf } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import { isBusy } from '../tasks/overlap.ts'
import type { TaskFields } from '../tasks/task.ts'
import { spanOf } from '../tasks/task-span.ts'
import type { Id } from '../wire/id.ts'
import type { BusyDay, FreeTime } from './series-weighing.contract.ts'

/** A visit as a series is to have it, with its day by the rule. */
export type WeighedVisit = Pick<
  TaskFields,
  'date' | 'end_date' | 'start_time' | 'end_time' | 'full_day' | 'type' | 'status' | 'client' | 'operators'
> & { place: Day; stands: boolean }

/** Those in whose way something stands: whose time it is, and who could go as planned. */
export function busyVisits(
  visits: readonly WeighedVisit[],
  taken: TakenTime,
): { visit: WeighedVisit; day: BusyDay }[] {
  return visits.filter(isBusy).flatMap(visit => {
    const { place, date, client, stands } = visit
    const isTaken = (party: Id): boolean => taken(party, spanOf(visit)).length > 0
    const { true: operators = [], false: staying = [] } = Object.groupBy(
      visit.operators,
      person => `${isTaken(person)}` as const,
    )
    const hindersClient = client !== null && isTaken(client)
    return operators.length > 0 || hindersClient
      ? [{ visit, day: { place, date, operators, staying, client: hindersClient, stands } }]
      : []
  })
}

type Hours = { _id: Id; working_hours: WorkingHours }

/**
 * When the visits of these clocks could be instead, all of them at one time: the next quarter of an hour at which on each
 * of their days its people and its client are free, within the hours of those of whom they are known. Null where there is
 * none.
 */
export function nextTimeForAll(
  { start_time, end_time }: Pick<TaskFields, 'start_time' | 'end_time'>,
  visits: readonly WeighedVisit[],
  taken: TakenTime,
  hours: readonly Hours[],
): FreeTime | null {
  const alike = visits.filter(
    visit => visit.start_time === start_time && visit.end_time === end_time && visit.date === visit.end_date,
  )
  if (start_time === null || end_time === null || alike.length === 0) return null
  const hoursOf = new Map(hours.map(({ _id, working_hours }) => [_id, working_hours]))
  // A week says it all: who works when is the same in each.
  const worked = new Map(
    alike.flatMap(({ operators, date }) =>
      operators.flatMap(person => {
        const known = hoursOf.get(person)
        return known ? [[`${person} ${weekdayOf(date)}`, workedMinutesOn(known, date)] as const] : []
      }),
    ),
  )
  return nextFreeClocks(
    { start_time, end_time },
    { busy: alike.flatMap(visit => takenOnDay(visit, taken)), worked: [...worked.values()] },
  )
}

/** In which minutes of its day somebody has something whom a visit needs. */
function takenOnDay({ date, operators, client }: WeighedVisit, taken: TakenTime): MinuteSpan[] {
  const midnight = dayNumber(date) * minutesPerDay
  const day = { from: midnight, to: midnight + minutesPerDay }
  return [...operators, ...(client === null ? [] : [client])]
    .flatMap(party => taken(party, day))
    .map(({ from, to }) => ({ from: from - midnight, to: to - midnight }))
}
