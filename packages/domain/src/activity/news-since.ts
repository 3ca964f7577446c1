import * as z from 'zod/mini'
import { type AdministrationStatus, isTaken } from '../administrations/administration-status.ts'
import { Instant, minutesAfter } from '../days/instant.ts'
import { limitsAt } from '../surveillance/limits-course.ts'
import { boundsFor, type LimitsPeriod, markOf } from '../surveillance/limits.ts'
import { isFrozenAlarm } from '../surveillance/critical-field.ts'
import { measureFields } from '../surveillance/measure.ts'
import type { Id } from '../wire/id.ts'
import { type ActivityAction, type ActivityDataModel, ActivityLog } from './activity.ts'

/**
 * Why a line is told to whoever comes back to a client: what can harm her first stands first. What went as it should is
 * not told, only counted.
 */
const newsReasons = [
  'critical_value',
  'dose_not_taken',
  'warning',
  'drug',
  'handed_over',
  'value_out_of_range',
  'note',
  'other',
  'usual',
] as const
export const NewsReason = z.enum(newsReasons)
export type NewsReason = z.infer<typeof NewsReason>

/** So many lines stand in sight; what is beyond them is read in the log. */
export const newsAtMost = 6

/** Who was never at a client's reads what is new of so many days. */
const daysOfNewcomer = 7

/**
 * Since when things are new to somebody: since the last visit that she carried out there began, for what a colleague
 * wrote while she was there she may not have seen. Who was never there reads the last days.
 */
export const newSince = (lastVisit: Instant | null, now: Instant): Instant =>
  lastVisit ?? minutesAfter(now, -daysOfNewcomer * 24 * 60)

/**
 * What of a line decides why it is told. `own`: the reader wrote it herself; `part`: which one of several records under one
 * id, a note of a focus;
 * `waiting`: it is handed over, and nobody has taken it over; `status` is that of a dose, `reading` what was measured;
 * `noted`: something was said beside what was done.
 */
export type NewsLine = {
  _id: Id
  own: boolean
  dataModel: ActivityDataModel
  entityId: Id
  part: string | null
  action: ActivityAction
  waiting: boolean
  status: AdministrationStatus | null
  reading: Readonly<Record<string, unknown>> | null
  noted: boolean
}

const isStruck = ({ action }: NewsLine): boolean => action === 'struck'

/** Whether a number of a reading lies outside the limits of its own time. */
function isOutOfRange(reading: Readonly<Record<string, unknown>>, course: readonly LimitsPeriod[]): boolean {
  const held = limitsAt(course, String(reading['measured_at']))
  return measureFields.some(field => {
    const value = reading[field]
    return typeof value === 'number' && markOf(value, boundsFor(field, held)) !== null
  })
}

/** What is worth a line only by what was said beside it. */
const ofWork: readonly ActivityDataModel[] = [
  'Administration',
  'ClinicalParameter',
  'Performance',
  'MaterialUse',
]

/** Why a line is told; what was struck asks for nothing any more, but of a drug or a warning it is a change. */
export function newsReasonOf(line: NewsLine, course: readonly LimitsPeriod[]): NewsReason {
  const { dataModel, reading, status, waiting, action } = line
  const stands = !isStruck(line)
  if (stands && reading && isFrozenAlarm(reading)) return 'critical_value'
  if (stands && status !== null && action !== 'continued' && !isTaken(status)) return 'dose_not_taken'
  if (dataModel === 'Warning') return 'warning'
  if (dataModel === 'Drug') return 'drug'
  if (stands && waiting) return 'handed_over'
  if (stands && reading && isOutOfRange(reading, course)) return 'value_out_of_range'
  if (!stands) return 'other'
  // How a dose worked is told some time after it was given.
  if (dataModel === 'FocusGroup' || line.noted || (status !== null && action === 'continued')) return 'note'
  return ofWork.includes(dataModel) ? 'usual' : 'other'
}

/**
 * What a record's lines, newest first, have to tell: the last one that stands for it, unless the reader wrote that herself
 * and so knows it, and what was told on since. A line whose place another took says what holds no more.
 */
function newOfRecord<Line extends NewsLine>(lines: readonly Line[]): Line[] {
  const last = lines.findIndex(({ action }) => action !== 'continued')
  return lines.slice(0, last === -1 ? lines.length : last + 1).filter(({ own }) => !own)
}

/** The more harmful a reason, the smaller. */
const rankOf = ({ why }: { why: NewsReason }): number => newsReasons.indexOf(why)

/**
 * Of lines that come newest first, those that are told: of each record one, the most harmful first, `room` at most, and how
 * many are left.
 */
export function newsToTell<Line extends NewsLine>(
  lines: readonly Line[],
  course: readonly LimitsPeriod[],
  room: number,
): { told: { line: Line; why: NewsReason }[]; more: number } {
  const ofRecords = Map.groupBy(lines, ({ entityId, part }) => `${entityId} ${part}`)
  const all = Array.from(ofRecords.values(), ofOne =>
    newOfRecord(ofOne)
      .map(line => ({ line, why: newsReasonOf(line, course) }))
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, 1),
  )
    .flat()
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const told = all.filter(({ why }) => why !== 'usual').slice(0, room)
  return { told, more: all.length - told.length }
}

/**
 * What is new to the reader. `last_visit`: when the last visit began that she carried out here, null where there was
 * none; `open_doses`: how many doses since then nobody has answered for, null where she may not know it; `waiting`: the
 * line is handed over too, and nobody has taken it over.
 */
export const NewsSince = z.strictObject({
  last_visit: z.nullable(Instant),
  since: Instant,
  open_doses: z.nullable(z.number()),
  lines: z.array(
    z.strictObject({
      ...z.omit(ActivityLog, { read: true, later: true, visit: true }).shape,
      why: NewsReason,
      waiting: z.boolean(),
    }),
  ),
  more: z.number(),
})
export type NewsSince = z.infer<typeof NewsSince>
