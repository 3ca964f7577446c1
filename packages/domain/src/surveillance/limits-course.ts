import { addYears, type Day } from '../days/day.ts'
import { type Instant, instantOf, todayIn } from '../days/instant.ts'
import { boundsFor, type LimitsFields, limitsDefaults, type LimitsPeriod, normsFromAge } from './limits.ts'
import type { Bounds, MeasureField } from './measure.ts'

/** One version of the limits of a client, as it was written. */
type Ordered = Pick<LimitsFields, 'ordered_by' | 'since' | 'news2_scale' | 'limits'> & { written_at: Instant }
type Unnormed = Omit<LimitsPeriod, 'norms'>

/**
 * What held when, out of all versions, the oldest first, from the client's birth on. Each holds from the midnight of
 * the day that the doctor named, else of the day on which it was written, whatever had been ordered before for that
 * time; the norms of adults stand beside it from their age on.
 */
export function courseOfLimits(versions: readonly Ordered[], birthday: Day): LimitsPeriod[] {
  const born = { from: instantOf(birthday, '00:00'), ...nothingOrdered }
  const adultFrom = instantOf(addYears(birthday, normsFromAge), '00:00')
  return versions
    .reduce<Unnormed[]>(
      (course, { since, written_at, ordered_by, news2_scale, limits }) => {
        const from = instantOf(since ?? todayIn(written_at), '00:00')
        return [...course.filter(period => period.from < from), { from, ordered_by, news2_scale, limits }]
      },
      [born],
    )
    .flatMap((period, index, all) => {
      if (period.from >= adultFrom) return [{ ...period, norms: true }]
      const child = { ...period, norms: false }
      const next = all[index + 1]
      return next && next.from <= adultFrom ? [child] : [child, { ...period, from: adultFrom, norms: true }]
    })
}

type Span = { from: Instant; to: Instant }
export type HeldLimits = Omit<LimitsPeriod, 'from'>

const { since: _since, ...nothingOrdered } = limitsDefaults

/** The limits that held at an instant: what was ordered later says nothing of a value of before. */
export const limitsAt = (course: readonly LimitsPeriod[], at: Instant): HeldLimits =>
  course.findLast(({ from }) => from <= at) ?? { ...nothingOrdered, norms: true }

/** The periods that reach into a span of time and that a doctor ordered, the newest first. */
export const orderedWithin = (course: readonly LimitsPeriod[], span: Span): LimitsPeriod[] =>
  course
    .filter(({ from }, index) => from < span.to && (course[index + 1]?.from ?? span.to) > span.from)
    .filter(({ ordered_by }) => ordered_by !== '')
    .toReversed()

/** The bounds of one parameter over a part of a span. */
export type BoundsStretch = { from: Instant; to: Instant; bounds: Bounds }

/** The bounds of a parameter over a span of time, one stretch for each period that reaches into it. */
export function boundsOver(
  course: readonly LimitsPeriod[],
  field: MeasureField,
  span: Span,
): BoundsStretch[] {
  const within = course.filter(({ from }) => from > span.from && from < span.to)
  const starts = [span.from, ...within.map(({ from }) => from)]
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? span.to,
    bounds: boundsFor(field, limitsAt(course, from)),
  }))
}
