import * as z from 'zod/mini'
import { Day } from '../days/day.ts'
import { patternOf } from './pattern.ts'
import { maxLength } from '../wire/length.ts'

/** The most visits that one series plans. */
export const mostVisits = 1_000

const any = '2000-01-01'

/** A rule of RFC 5545 without its end, as far as the form can say it: `FREQ=WEEKLY;BYDAY=MO,TH`. */
const Rule = z.string().check(
  maxLength(100),
  z.refine(rule => patternOf(rule, any) !== undefined, { error: 'bad_format' }),
)

const oneEnd = z.refine<{ until?: Day | null | undefined; count?: number | null | undefined }>(
  ({ until, count }) => ((until ?? null) === null ? (count ?? null) !== null : (count ?? null) === null),
  { error: 'until_or_count', path: ['until'] },
)

/** How a task repeats: until a day, or so many times. Public holidays may be skipped. */
export const Repeat = z
  .strictObject({
    rule: Rule,
    until: z.optional(z.nullable(Day)),
    count: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostVisits)))),
    skip_holidays: z.optional(z.boolean()),
  })
  .check(oneEnd)
export type Repeat = z.infer<typeof Repeat>
