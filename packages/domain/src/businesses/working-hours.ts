import * as z from 'zod/mini'
import { Clock } from '../days/clock.ts'
import { type Day, weekdayOf } from '../days/day.ts'
import type { Weekday } from '../days/weekday.ts'
import { maxLength } from '../wire/length.ts'

/** A stretch of work within one day. */
const Stretch = z
  .strictObject({ from: Clock, to: Clock })
  .check(z.refine(({ from, to }) => from < to, { error: 'end_not_after_start', path: ['to'] }))
export type Stretch = z.infer<typeof Stretch>

const stretchesOfDay = z.optional(
  z.array(Stretch).check(
    maxLength(4),
    z.refine(
      stretches =>
        stretches.every((stretch, index) => index === 0 || stretches[index - 1]!.to <= stretch.from),
      'stretches_overlap',
    ),
  ),
)

/** When somebody works in an ordinary week: stretches of each day, one after the other. No key, no work. */
export const WorkingHours = z.strictObject({
  mon: stretchesOfDay,
  tue: stretchesOfDay,
  wed: stretchesOfDay,
  thu: stretchesOfDay,
  fri: stretchesOfDay,
  sat: stretchesOfDay,
  sun: stretchesOfDay,
} satisfies Record<Weekday, unknown>)
export type WorkingHours = z.infer<typeof WorkingHours>

/** The stretches that somebody works on a day. */
export const stretchesOn = (hours: WorkingHours, day: Day): Stretch[] => hours[weekdayOf(day)] ?? []
