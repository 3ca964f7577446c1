import * as z from 'zod/mini'
import { addDays, Day, isDay } from '../days/day.ts'
import { type Instant, instantAt, instantOf, millisecondsOf, WrittenInstant } from '../days/instant.ts'
import { Id } from '../wire/id.ts'
import { pageQuery } from '../wire/page.ts'

const word = z.string().check(z.regex(/^[a-z_]{1,60}$/))
const DayOrInstant = z.union([Day, WrittenInstant], 'no_such_day')
type DayOrInstant = z.infer<typeof DayOrInstant>

/** A filter of the log. `from` and `to` are included, a day with all its hours. */
export const AuditFilter = z
  .strictObject({
    ...pageQuery,
    actorId: z.optional(Id),
    action: z.optional(word),
    entity: z.optional(word),
    dossierId: z.optional(Id),
    result: z.optional(z.enum(['ok', 'denied'])),
    from: z.optional(DayOrInstant),
    to: z.optional(DayOrInstant),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || startOf(from) < endOf(to), {
      error: 'end_before_start',
      path: ['to'],
    }),
  )
export type AuditFilter = z.infer<typeof AuditFilter>

/** The instant at which a day, or an instant, begins. */
export const startOf = (moment: DayOrInstant): Instant =>
  isDay(moment) ? instantOf(moment, '00:00') : moment

/** The first instant after it. */
export const endOf = (moment: DayOrInstant): Instant =>
  isDay(moment) ? instantOf(addDays(moment, 1), '00:00') : instantAt(millisecondsOf(moment) + 1)
