import { addDays, type Day, daysBetween } from '../days/day.ts'
import { holidayOn } from '../days/holidays.ts'
import type { PlacedVisit, SeriesCourse } from './series-course.ts'
import type { HeldSeries } from './held-series.ts'
import { ruleOf } from './pattern.ts'
import type { Repeat } from './repeat.ts'
import { firstDayFrom, type RuleAfter } from './rule-after.ts'
import { daysOfSeries, type SeriesFault } from './series-days.ts'
import { isException, type SeriesVisit } from './series-visit.ts'

/** Other days until the same end: what stands on one of them stays, and an exception finds the nearest. */
export function otherFrequency(
  held: HeldSeries,
  repeat: Repeat,
  rule: RuleAfter,
  today: Day,
): SeriesCourse | SeriesFault {
  const { targets, edited, usual, others } = held
  const begin = beginOf(held, rule, today)
  const days = ownDays(rule, begin, repeat)
  if (!Array.isArray(days)) return days
  const taken = new Set(others.map(({ place }) => place))
  const gaps = gapsOf(held, rule)
  const open = new Set(days.filter(day => !taken.has(day) && !gaps.has(day)))
  const placed: PlacedVisit[] = []
  const settle = (visit: SeriesVisit, place: Day, date: Day): void => {
    open.delete(place)
    placed.push({ visit, place, date })
  }
  const written = targets.find(({ _id }) => _id === edited._id)
  if (written) settle(written, rule.start, rule.start)
  const ordered = targets
    .filter(visit => visit !== written)
    .toSorted((a, b) => Number(isException(b, usual)) - Number(isException(a, usual)))
  const homeless = ordered.filter(visit => {
    if (!open.has(visit.place)) return true
    settle(visit, visit.place, visit.fields.date)
    return false
  })
  for (const visit of homeless.filter(one => isException(one, usual))) {
    const place = nearest(open, visit.place)
    if (place === undefined) placed.push({ visit, place: visit.place, date: visit.fields.date })
    else settle(visit, place, keptFrom(today, visit, place))
  }
  const removed = homeless.filter(visit => {
    const [place] = isException(visit, usual) ? [] : open
    if (place !== undefined) settle(visit, place, place)
    return place === undefined && !isException(visit, usual)
  })
  return {
    repeat: {
      rule: ruleOf(rule.to),
      skip_holidays: rule.skip,
      until: repeat.until ?? null,
      count: repeat.until ? null : (repeat.count ?? null),
    },
    placed,
    removed,
    added: [...open],
    isSame: false,
  }
}

/** The first day that a rule may fall on: no visit comes sooner than its series moves, and none in the past. */
function beginOf({ targets, edited }: HeldSeries, { start }: RuleAfter, today: Day): Day {
  const shift = Math.min(0, daysBetween(edited.place, start))
  const days = targets.map(({ _id, place }) => (_id === edited._id ? start : addDays(place, shift)))
  const first = days.length > 0 ? days.reduce((one, other) => (one < other ? one : other)) : start
  return first < today ? today : first
}

/** An exception keeps the days by which it was moved, but never lands in the past. */
function keptFrom(today: Day, { place, fields: { date } }: SeriesVisit, next: Day): Day {
  const moved = addDays(next, daysBetween(place, date))
  return moved < today ? next : moved
}

/** The days of the new rule, so many or until its end. */
function ownDays(rule: RuleAfter, begin: Day, { until, count }: Repeat): Day[] | SeriesFault {
  if (until && until < begin) return { path: 'repeat.until', code: 'end_before_start' }
  const first = firstDayFrom(rule, begin)
  if (first === undefined) return { path: 'date', code: 'not_in_series' }
  return daysOfSeries(first, {
    rule: ruleOf(rule.to),
    skip_holidays: rule.skip,
    ...(until ? { until } : { count: count ?? null }),
  })
}

/** The days of the rule of before from which a visit was taken by itself: they stay free. */
function gapsOf(
  { rule: { until, last_day, skip_holidays }, targets, others }: HeldSeries,
  rule: RuleAfter,
): Set<Day> {
  const visits = [...targets, ...others]
  const first = visits.reduce((earliest, { place }) => (place < earliest ? place : earliest), rule.start)
  const end = until ?? last_day
  const held = new Set(visits.map(({ place }) => place))
  const gaps = new Set<Day>()
  for (let number = rule.old.numberOf(first); ; number += 1) {
    const day = rule.old.dayOf(number)
    if (day === undefined || day > end) return gaps
    if (day >= first && !held.has(day) && !(skip_holidays && holidayOn(day) !== null)) gaps.add(day)
  }
}

function nearest(days: ReadonlySet<Day>, to: Day): Day | undefined {
  return [...days].reduce<Day | undefined>(
    (best, day) =>
      best === undefined || Math.abs(daysBetween(day, to)) < Math.abs(daysBetween(best, to)) ? day : best,
    undefined,
  )
}
