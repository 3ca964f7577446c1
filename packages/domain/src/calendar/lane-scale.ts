import { clockAt, minutesOf } from '../days/clock.ts'
import type { DayPart } from '../days/day-part.ts'
import { workingDay } from './hour-scale.ts'

/**
 * The hours of a day along the width that there is, whatever it is: those of the shift share it, and what lies before and
 * after them in the night, where something stands there, is drawn narrow. So a night watch never squeezes the day.
 */
export type LaneScale = DayPart & { shift: DayPart }

/** What is day: beyond it lies the night. */
const daylight: DayPart = { from: 6 * 60, to: 22 * 60 }

/** How wide an hour of the night is drawn beside one of the shift. */
const nightWidth = 1 / 3

const hourBefore = (minute: number): number => Math.floor(minute / 60) * 60
const hourAfter = (minute: number): number => Math.ceil(minute / 60) * 60

/** The scale on which all of these parts of a day are seen; at least the usual working day. */
export function laneScale(parts: Iterable<DayPart>): LaneScale {
  const shift = { from: minutesOf(workingDay.from), to: minutesOf(workingDay.to) }
  const all = { ...shift }
  for (const { from, to } of parts) {
    all.from = Math.min(all.from, from)
    all.to = Math.max(all.to, to)
    if (to <= daylight.from || from >= daylight.to) continue
    shift.from = Math.min(shift.from, Math.max(from, daylight.from))
    shift.to = Math.max(shift.to, Math.min(to, daylight.to))
  }
  return {
    from: hourBefore(all.from),
    to: hourAfter(all.to),
    shift: { from: hourBefore(shift.from), to: hourAfter(shift.to) },
  }
}

/** How much width everything before a minute takes, in minutes of the shift. */
function widthBefore({ from, shift }: LaneScale, minute: number): number {
  const before = Math.min(minute, shift.from) - from
  const within = Math.max(0, Math.min(minute, shift.to) - shift.from)
  const after = Math.max(0, minute - shift.to)
  return (before + after) * nightWidth + within
}

/** Where a minute of the day stands in the width, from 0 to 1; what lies beyond the scale stands at its edge. */
export function shareAt(scale: LaneScale, minute: number): number {
  const shown = Math.min(Math.max(minute, scale.from), scale.to)
  return widthBefore(scale, shown) / widthBefore(scale, scale.to)
}

/** The minute of the day that stands there in the width. */
export function minuteAt(scale: LaneScale, share: number): number {
  const { from, to, shift } = scale
  const width = Math.min(Math.max(share, 0), 1) * widthBefore(scale, to)
  const early = (shift.from - from) * nightWidth
  const day = shift.to - shift.from
  if (width <= early) return from + width / nightWidth
  if (width <= early + day) return shift.from + width - early
  return shift.to + (width - early - day) / nightWidth
}

/** An hour as it is written above the lanes. */
type HourMark = { clock: string; share: number; isNight: boolean }

/** The hours that are written: each of the shift, every third of the night. */
export function hourMarks(scale: LaneScale): HourMark[] {
  const hours = Array.from({ length: (scale.to - scale.from) / 60 }, (_, at) => scale.from + at * 60)
  return hours.flatMap(minute => {
    const isNight = minute < scale.shift.from || minute >= scale.shift.to
    if (isNight && minute !== scale.shift.to && minute % (3 * 60) !== 0) return []
    return [{ clock: clockAt(minute), share: shareAt(scale, minute), isNight }]
  })
}
