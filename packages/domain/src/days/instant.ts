import * as z from 'zod/mini'
import { type Clock, clockAt, minutesOf, minutesPerDay } from './clock.ts'
import { type Day, isDay, isKeptYear, yearOf } from './day.ts'
import { dayNumber, dayOfNumber, millisecondsPerDay } from './day-number.ts'

/** A moment in time, in UTC with milliseconds: '2026-11-20T08:00:00.000Z'. Instants compare as text. */
export const Instant = z.string().check(
  z.iso.datetime({ precision: 3, error: 'no_such_instant', abort: true }),
  z.refine(instant => isKeptYear(yearOf(instant)), 'no_such_instant'),
)
export type Instant = z.infer<typeof Instant>

/** RFC 3339: a day, a clock with seconds and perhaps parts of one, and Z or how far the clock is from UTC. */
const anyInstant =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/**
 * A moment as others may write it: any instant of RFC 3339. It is read as the same moment in UTC, to the millisecond.
 * What comes in is read by it; what goes out, and what stands, is an `Instant`.
 */
export const WrittenInstant = z.pipe(
  z.pipe(
    z.stringFormat('date-time', text => isDay(anyInstant.exec(text)?.[1] ?? ''), {
      error: 'no_such_instant',
      abort: true,
    }),
    z.transform(text => instantAt(Date.parse(text.toUpperCase()))),
  ),
  Instant,
)

/** Where the clients live: days and clocks of the record are those of this zone. */
export const homeZone = 'Europe/Zurich'

export const millisecondsPerMinute = 60_000

export const instantAt = (milliseconds: number): Instant => new Date(milliseconds).toISOString()
export const millisecondsOf = (instant: Instant): number => Date.parse(instant)

/** How long it is from one instant to the other; negative when `to` comes before. */
export const millisecondsBetween = (from: Instant, to: Instant): number =>
  millisecondsOf(to) - millisecondsOf(from)

/** The instant so many minutes later, or earlier. They are minutes that pass: no clock on the wall is asked. */
export const minutesAfter = (instant: Instant, minutes: number): Instant =>
  instantAt(millisecondsOf(instant) + minutes * millisecondsPerMinute)

/** Whole minutes from one instant to the other, rounded down; negative when `to` comes before. */
export function minutesBetweenInstants(from: Instant, to: Instant): number {
  return Math.floor(millisecondsBetween(from, to) / millisecondsPerMinute)
}

/** How far a device's clock may run ahead of the server's before an instant counts as lying in the future. */
export const clockToleranceMinutes = 5

/** Whether something that is said to have happened lies in the future. */
export function isAhead(instant: Instant, now: Instant): boolean {
  return millisecondsBetween(now, instant) > clockToleranceMinutes * millisecondsPerMinute
}

/** The day that the calendar on the wall shows at this instant. */
export const todayIn = (instant: Instant, zone: string = homeZone): Day =>
  wallText(millisecondsOf(instant), zone).day

/** The time that the clock on the wall shows at this instant. */
export const clockIn = (instant: Instant, zone: string = homeZone): Clock =>
  wallText(millisecondsOf(instant), zone).clock

/**
 * The instant at which a day and clock are placed.
 *
 * Twice a year a clock is not one instant. In spring 02:30 does not exist and is placed at 03:30, in autumn it
 * comes twice and is placed at the first. The record keeps what was typed; only the placing is decided here.
 */
export function instantOf(day: Day, clock: Clock, zone: string = homeZone): Instant {
  const { candidates, placed } = placesOf(day, clock, zone)
  return instantAt(placed[0] ?? candidates[0]!)
}

/** Every instant at which the wall shows this day and clock, the earlier first: usually one, twice a year none or two. */
export const instantsOf = (day: Day, clock: Clock, zone: string = homeZone): Instant[] =>
  placesOf(day, clock, zone).placed.map(instantAt)

function placesOf(day: Day, clock: Clock, zone: string): { candidates: number[]; placed: number[] } {
  const wall = dayNumber(day) * millisecondsPerDay + minutesOf(clock) * millisecondsPerMinute
  const offsets = [wall - millisecondsPerDay, wall + millisecondsPerDay].map(moment => offsetAt(moment, zone))
  const candidates = [...new Set(offsets.map(offset => wall - offset))]
  const placed = candidates.filter(candidate => candidate + offsetAt(candidate, zone) === wall)
  return { candidates, placed: placed.toSorted((one, other) => one - other) }
}

/** The days of UTC on which a zone's clock is not turned, with how far it is ahead; null where it is. */
const aheadOn = new Map<string, Map<number, number | null>>()
/** What is remembered of a zone: some ten years, so that no one who asks for any day fills the memory. */
const daysRemembered = 4_000

/** How far the wall clock of a zone is ahead of UTC, in milliseconds. Of a day it is looked up once. */
function offsetAt(milliseconds: number, zone: string): number {
  const day = Math.floor(milliseconds / millisecondsPerDay)
  const known = aheadOn.get(zone)
  const days = known && known.size < daysRemembered ? known : new Map<number, number | null>()
  aheadOn.set(zone, days)
  let ahead = days.get(day)
  if (ahead === undefined) {
    const [first, last] = [day, day + 1].map(number => readOffset(number * millisecondsPerDay, zone))
    ahead = first === last ? first! : null
    days.set(day, ahead)
  }
  return ahead ?? readOffset(milliseconds, zone)
}

function readOffset(milliseconds: number, zone: string): number {
  const parts = wallFormat(zone).formatToParts(milliseconds)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(found => found.type === type)!.value
  const day = dayNumber(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`)
  const seconds = (Number(part('hour')) * 60 + Number(part('minute'))) * 60 + Number(part('second'))
  return day * millisecondsPerDay + seconds * 1000 - Math.floor(milliseconds / 1000) * 1000
}

const wallFormats = new Map<string, Intl.DateTimeFormat>()

function wallText(milliseconds: number, zone: string): { day: Day; clock: Clock } {
  const minutes = Math.floor((milliseconds + offsetAt(milliseconds, zone)) / millisecondsPerMinute)
  return { day: dayOfNumber(Math.floor(minutes / minutesPerDay)), clock: clockAt(minutes) }
}

function wallFormat(zone: string): Intl.DateTimeFormat {
  const known = wallFormats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  wallFormats.set(zone, made)
  return made
}
