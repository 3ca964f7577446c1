import { minutesToNextQuarter } from '@vicino/domain/calendar/hour-scale.ts'
import { type CalendarTime, lengthenedTime, movedTime } from '@vicino/domain/calendar/moved-time.ts'
import { minutesOf } from '@vicino/domain/days/clock.ts'

const byDays =
  (days: -1 | 1) =>
  (time: CalendarTime): CalendarTime =>
    movedTime(time, { days, minutes: 0 })

const byQuarter =
  (direction: -1 | 1) =>
  (time: CalendarTime): CalendarTime =>
    time.start_time === null
      ? time
      : movedTime(time, { days: 0, minutes: minutesToNextQuarter(minutesOf(time.start_time), direction) })

const moves: Record<string, (time: CalendarTime) => CalendarTime> = {
  ArrowLeft: byDays(-1),
  ArrowRight: byDays(1),
  ArrowUp: byQuarter(-1),
  ArrowDown: byQuarter(1),
}

const lengthenings: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The time after an arrow key, with shift for its end; `null` for any other key. */
export function movedByKey(time: CalendarTime, key: string, withShift: boolean): CalendarTime | null {
  const steps = lengthenings[key]
  if (steps === undefined) return null
  return withShift ? lengthenedTime(time, steps) : moves[key]!(time)
}
