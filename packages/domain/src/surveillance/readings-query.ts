import * as z from 'zod/mini'
import { addDays, Day, isDay } from '../days/day.ts'
import { type Instant, instantAt, instantOf, millisecondsOf, WrittenInstant } from '../days/instant.ts'
import { wholeNumberInQuery } from '../wire/page.ts'
import { observedFields } from './reading.ts'
import { maxLength } from '../wire/length.ts'

/** Most readings that the list answers; an earlier `to` leads further back. */
const mostReadings = 2000

const usualReadings = 100

/** A day as it is lived in Europe/Zurich, or an instant. */
const Moment = z.union([Day, WrittenInstant], 'bad_format')

/** Names of parameters, parted by commas. */
const FieldNames = z.pipe(
  z.pipe(
    z.string(),
    z.transform(text => text.split(',')),
  ),
  z.array(z.enum(observedFields)).check(maxLength(observedFields.length)),
)

/** Each a day or an instant. */
type Ends = { from?: string | undefined; to?: string | undefined }

/** Both ends are included, a day as a whole. `fields`: only readings that hold one of these parameters. */
export const ReadingsQuery = z
  .strictObject({
    from: z.optional(Moment),
    to: z.optional(Moment),
    fields: z.optional(FieldNames),
    limit: z._default(wholeNumberInQuery(1, mostReadings), usualReadings),
  })
  .check(
    z.superRefine<Ends>((query, context) => {
      const { first, last } = queriedInstants(query)
      if (first !== undefined && last !== undefined && last < first)
        context.addIssue({ code: 'custom', path: ['to'], message: 'end_before_start', input: query.to })
    }),
  )
export type ReadingsQuery = z.infer<typeof ReadingsQuery>

/** The first and the last instant that a query asks for. */
export const queriedInstants = ({
  from,
  to,
}: Ends): { first: Instant | undefined; last: Instant | undefined } => ({
  first: from !== undefined && isDay(from) ? instantOf(from, '00:00') : from,
  last: to !== undefined && isDay(to) ? lastOf(to) : to,
})

const lastOf = (day: Day): Instant => instantAt(millisecondsOf(instantOf(addDays(day, 1), '00:00')) - 1)
