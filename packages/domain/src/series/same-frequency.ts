import { addDays, type Day, daysBetween } from '../days/day.ts'
import type { TaskFields } from '../tasks/task.ts'
import type { PlacedVisit, SeriesCourse } from './series-course.ts'
import type { HeldSeries, SeriesChange } from './held-series.ts'
import { ruleOf } from './pattern.ts'
import type { Repeat } from './repeat.ts'
import { daysWithin, isSkipped, type RuleAfter } from './rule-after.ts'
import { daysOfSeries, type SeriesFault } from './series-days.ts'
import { isException } from './series-visit.ts'

/** Whether the end was left as it stands; a form shows of a count the day on which it ends. */
const keepsEnd = ({ rule }: HeldSeries, repeat: Repeat | undefined): boolean =>
  !repeat || (repeat.until ? repeat.until === (rule.until ?? rule.last_day) : repeat.count === rule.count)

/** As many visits as before, each at its place in the rule as it is now. */
export function sameFrequency(
  held: HeldSeries,
  { repeat, after }: SeriesChange,
  rule: RuleAfter,
  today: Day,
): SeriesCourse | SeriesFault {
  const { targets, edited } = held
  const placed = inPlace(held, rule, after, today)
  const last = placed.reduce((latest, { place }) => (place > latest ? place : latest), rule.start)
  const written = { rule: ruleOf(rule.to), skip_holidays: rule.skip }
  if (!repeat || keepsEnd(held, repeat)) {
    const until = rule.isSame ? held.rule.until : last
    const end = held.rule.until === null ? { until: null, count: targets.length } : { until, count: null }
    return { repeat: { ...written, ...end }, placed, added: [], removed: [], isSame: rule.isSame }
  }
  const first = placed.find(({ visit }) => visit._id === edited._id) ?? placed[0]
  const days = daysOfSeries(first?.place ?? rule.start, { ...repeat, ...written })
  if (!Array.isArray(days)) return days
  const until = repeat.until ?? days.at(-1)!
  const stays = ({ visit, place }: PlacedVisit): boolean => place <= until || isException(visit, held.usual)
  return {
    repeat: { ...written, until, count: null },
    placed: placed.filter(stays),
    removed: placed.filter(one => !stays(one)).map(({ visit }) => visit),
    added: laterDays(held, rule, { last, until, today }),
    isSame: rule.isSame,
  }
}

/** Each visit at the place of the same number; it keeps the days by which it was moved away from it. */
function inPlace(
  { targets, edited }: HeldSeries,
  rule: RuleAfter,
  after: TaskFields,
  today: Day,
): PlacedVisit[] {
  if (rule.isSame) return targets.map(visit => ({ visit, place: visit.place, date: visit.fields.date }))
  const offset = rule.old.numberOf(edited.place)
  const places = targets.map(visit => rule.next.dayOf(rule.old.numberOf(visit.place) - offset))
  const free = freeAfter(rule, places)
  return targets.map((visit, at) => {
    const raw = places[at]
    const place = raw === undefined || isSkipped(rule, raw) ? free() : raw
    const date =
      visit._id === edited._id ? after.date : addDays(place, daysBetween(visit.place, visit.fields.date))
    // A visit that is still to come never becomes one that was missed.
    return { visit, place, date: date < today ? visit.fields.date : date }
  })
}

/** The places after the last one, one after the other: a visit that would fall on a skipped holiday takes the next. */
function freeAfter(rule: RuleAfter, places: readonly (Day | undefined)[]): () => Day {
  let number = Math.max(0, ...places.map(place => (place === undefined ? 0 : rule.next.numberOf(place))))
  return () => {
    let day: Day | undefined
    do {
      number += 1
      day = rule.next.dayOf(number)
    } while (day !== undefined && isSkipped(rule, day))
    return day ?? rule.start
  }
}

/** The days by which a series is prolonged: what was taken off before its end stays off. */
function laterDays(
  { rule: { until: ended, last_day }, targets, others }: HeldSeries,
  rule: RuleAfter,
  { last, until, today }: { last: Day; until: Day; today: Day },
): Day[] {
  const end = rule.isSame ? (ended ?? last_day) : last
  const taken = new Set(rule.isSame ? [...targets, ...others].map(({ place }) => place) : [])
  return daysWithin(rule, end, until).filter(day => day > end && day >= today && !taken.has(day))
}
