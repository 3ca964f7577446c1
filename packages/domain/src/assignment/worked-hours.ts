import { type Stretch, stretchesOn, type WorkingHours } from '../businesses/working-hours.ts'
import { minutesOf, minutesPerDay } from '../days/clock.ts'
import { type Day, daysFrom } from '../days/day.ts'
import { dayNumber } from '../days/day-number.ts'
import type { DayPart } from '../days/day-part.ts'
import { lastDayOf, type Spanning, spanOf } from '../tasks/task-span.ts'

/** The working day of whoever has no hours written. */
export const usualHours: Stretch = { from: '08:00', to: '17:00' }

/** What somebody works on a day: her own hours, or the usual ones where none are written for any day. */
export function workedOn(hours: WorkingHours, day: Day): Stretch[] {
  return areWritten(hours) ? stretchesOn(hours, day) : [usualHours]
}

/** The same in minutes of the day, what touches as one. */
export const workedMinutesOn = (hours: WorkingHours, day: Day): DayPart[] => joined(workedOn(hours, day))

const areWritten = (hours: WorkingHours): boolean =>
  Object.values(hours).some(stretches => (stretches?.length ?? 0) > 0)

/** How many minutes of some days somebody's contract asks for; `null` where it has no hours. */
export function contractMinutes(hours: WorkingHours, days: readonly Day[]): number | null {
  if (!areWritten(hours)) return null
  return days
    .flatMap(day => joined(stretchesOn(hours, day)))
    .reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Whether a task lies within the hours of somebody on each day it reaches into. Whole days ask nothing. */
export function isWithinHours(task: Spanning, hours: WorkingHours): boolean {
  if (task.start_time === null || task.end_time === null) return true
  return daysFrom(task.date, lastDayOf(task)).every(day => {
    const part = partOn(task, day)
    return workedMinutesOn(hours, day).some(worked => worked.from <= part.from && part.to <= worked.to)
  })
}

/** The part of a day that a task takes which reaches into it. */
export function partOn(task: Spanning, day: Day): DayPart {
  const midnight = dayNumber(day) * minutesPerDay
  const { from, to } = spanOf(task)
  return { from: Math.max(0, from - midnight), to: Math.min(minutesPerDay, to - midnight) }
}

/** Stretches that touch are one. The last minute that a clock can write stands for midnight. */
function joined(stretches: readonly Stretch[]): DayPart[] {
  const whole: DayPart[] = []
  for (const stretch of stretches) {
    const from = minutesOf(stretch.from)
    const to = stretch.to === '23:59' ? minutesPerDay : minutesOf(stretch.to)
    const last = whole.at(-1)
    if (last?.to === from) last.to = to
    else whole.push({ from, to })
  }
  return whole
}
