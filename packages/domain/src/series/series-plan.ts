import { addDays, type Day, daysBetween } from '../days/day.ts'
import { holidayOn } from '../days/holidays.ts'
import type { TaskFields } from '../tasks/task.ts'
import { fits, movedPattern, type Pattern, patternOf, ruleOf } from './pattern.ts'
import { mostVisits, type Repeat } from './repeat.ts'
import { type Rounds, roundsOf } from './rounds.ts'
import { daysOfSeries, type SeriesFault } from './series-days.ts'
import {
  agrees,
  anchorOf,
  everyPart,
  fieldsAs,
  isException,
  isSubstitution,
  type Part,
  saidBy,
  type SeriesVisit,
  type Usual,
  withParts,
} from './series-visit.ts'
import type { Substitutes, TaskSeries } from './task-series.ts'

/** A series as it is held: how it repeats, what it says of its visits, and those that a change reaches, in order. */
export type HeldSeries = {
  rule: Pick<TaskSeries, 'rule' | 'until' | 'count' | 'skip_holidays' | 'last_day'>
  usual: Usual
  edited: SeriesVisit
  targets: readonly SeriesVisit[]
  others: readonly SeriesVisit[]
}

/** What is to become of it, written over one of its visits; `after` is that visit as it will be. */
export type SeriesChange = {
  after: TaskFields
  services?: Usual['services'] | undefined
  repeat?: Repeat | undefined
  /** Whether substitutes who would land on another day still go, or whoever goes there usually. */
  substitutes?: Substitutes | undefined
}

/** A visit that stays on the plan, as it was and as it will be. */
export type KeptVisit = { before: SeriesVisit; after: SeriesVisit }

export type SeriesPlan = {
  repeat: Required<Repeat>
  usual: Usual
  kept: KeptVisit[]
  added: Day[]
  removed: SeriesVisit[]
  /** The substitutes who land on another day. */
  landing: KeptVisit[]
  /** Only another end: the visits that stay are as they were, and the series is the same one. */
  onlyEnds: boolean
}

/**
 * What a change of a series does to each of its visits (decision 0040). No visit and no exception is lost: with the
 * same frequency as many visits stand afterwards as before, each at its place, and the end moves along; another
 * frequency keeps its end, and takes off only visits that are like all others. What an exception says of its own
 * stays, except in the visit that was written in.
 */
export function planSeriesChange(
  held: HeldSeries,
  change: SeriesChange,
  today: Day,
): SeriesPlan | SeriesFault {
  const course = courseOf(held, change, today)
  if ('code' in course) return course
  const parts = everyPart.filter(part => !agrees(saidBy(held.edited), saidBy(writtenOf(held, change)), part))
  const said = saidBy(writtenOf(held, change))
  const usual = withParts(held.usual, parts, said)
  const moved = course.placed.map(({ visit, place, date }): KeptVisit => {
    if (visit._id === held.edited._id) return { before: visit, after: { ...writtenOf(held, change), place } }
    return { before: visit, after: changedVisit(visit, { parts, held, usual, change, place, date }) }
  })
  const landing = moved.filter(
    ({ before, after }) =>
      before._id !== held.edited._id &&
      before.fields.date !== after.fields.date &&
      isSubstitution(before, held.usual),
  )
  const back = new Set(change.substitutes === 'usual' ? landing.map(({ before }) => before._id) : [])
  const kept = moved.map(visit =>
    back.has(visit.before._id)
      ? { ...visit, after: { ...visit.after, fields: { ...visit.after.fields, operators: usual.operators } } }
      : visit,
  )
  return {
    repeat: course.repeat,
    usual,
    kept,
    added: course.added,
    removed: course.removed,
    landing,
    onlyEnds: course.isSame && parts.length === 0 && !isOther(held.edited.fields, change.after),
  }
}

/** What makes a visit that stood alone the first of a series. */
export function planFirstOfSeries(
  edited: SeriesVisit,
  { after, repeat }: SeriesChange & { repeat: Repeat },
): SeriesPlan | SeriesFault {
  const days = daysOfSeries(after.date, repeat)
  if (!Array.isArray(days)) return days
  const written = { ...edited, fields: after, place: after.date }
  const { until = null, count = null, skip_holidays = false, rule } = repeat
  return {
    repeat: { rule, until, count, skip_holidays },
    usual: saidBy(written),
    kept: [{ before: edited, after: written }],
    added: days.slice(1),
    removed: [],
    landing: [],
    onlyEnds: false,
  }
}

const writtenOf = ({ edited }: HeldSeries, { after, services }: SeriesChange): SeriesVisit => ({
  ...edited,
  fields: after,
  services: services ?? edited.services,
})

/** What a series never says of a visit, and yet is the same for all of them. */
const isOther = (before: TaskFields, after: TaskFields): boolean =>
  before.client !== after.client || before.type !== after.type

type Changing = {
  parts: readonly Part[]
  held: HeldSeries
  usual: Usual
  change: SeriesChange
  place: Day
  date: Day
}

/** A visit takes what is said anew where it was as usual. One series has one client and is of one type. */
function changedVisit(
  visit: SeriesVisit,
  { parts, held, usual, change, place, date }: Changing,
): SeriesVisit {
  const own = saidBy(visit)
  const taken = parts.filter(part => agrees(own, held.usual, part))
  const said = withParts(own, taken, usual)
  const { client, type } = change.after
  return {
    ...visit,
    place,
    services: said.services,
    fields: { ...fieldsAs(visit.fields, said, date), client, type },
  }
}

type Placed = { visit: SeriesVisit; place: Day; date: Day }
type Course = {
  repeat: Required<Repeat>
  placed: Placed[]
  added: Day[]
  removed: SeriesVisit[]
  isSame: boolean
}

/** How the rule goes on, and the place of each visit in it. */
type Rule = {
  from: Pattern
  to: Pattern
  old: Rounds
  next: Rounds
  start: Day
  skip: boolean
  isSame: boolean
}

function courseOf(held: HeldSeries, change: SeriesChange, today: Day): Course | SeriesFault {
  const rule = ruleAfter(held, change)
  if ('code' in rule) return rule
  return rule.isSame || isAlike(rule, held)
    ? sameFrequency(held, change, rule, today)
    : otherFrequency(held, change.repeat!, rule, today)
}

/** The rule moves with the visit that was written in, from its place: that one may stand on another day by itself. */
function ruleAfter(
  { rule, edited, targets, others }: HeldSeries,
  { after, repeat }: SeriesChange,
): Rule | SeriesFault {
  const refused = { path: 'date', code: 'not_in_series' } as const
  const from = patternOf(rule.rule, edited.place)
  if (!from) return refused
  const anchor = fits(from, edited.place)
    ? edited.place
    : (anchorOf(from, [...targets, ...others]) ?? edited.place)
  const moved = addDays(edited.place, daysBetween(edited.fields.date, after.date))
  const skip = repeat ? (repeat.skip_holidays ?? false) : rule.skip_holidays
  const to = repeat ? patternOf(repeat.rule, after.date) : movedPattern(from, edited.place, moved)
  if (!to) return refused
  const isSame = ruleOf(to) === ruleOf(from) && skip === rule.skip_holidays && moved === edited.place
  const start = isSame || fits(to, moved) ? moved : after.date
  if (!isSame && (!fits(to, start) || (skip && holidayOn(start) !== null))) return refused
  const next = roundsOf(to, isSame ? anchor : start)
  return { from, to, old: roundsOf(from, anchor), next, start, skip, isSame }
}

/** Whether a rule comes round as often as before, only on other days. */
function isAlike({ from, to, skip }: Rule, { rule }: HeldSeries): boolean {
  if (from.frequency !== to.frequency || from.interval !== to.interval) return false
  if (skip !== rule.skip_holidays) return false
  return (
    from.frequency !== 'weekly' || to.frequency !== 'weekly' || from.weekdays.length === to.weekdays.length
  )
}

/** Whether the end was left as it stands; a form shows of a count the day on which it ends. */
const keepsEnd = ({ rule }: HeldSeries, repeat: Repeat | undefined): boolean =>
  !repeat || (repeat.until ? repeat.until === (rule.until ?? rule.last_day) : repeat.count === rule.count)

/** As many visits as before, each at its place in the rule as it is now. */
function sameFrequency(
  held: HeldSeries,
  { repeat, after }: SeriesChange,
  rule: Rule,
  today: Day,
): Course | SeriesFault {
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
  const stays = ({ visit, place }: Placed): boolean => place <= until || isException(visit, held.usual)
  return {
    repeat: { ...written, until, count: null },
    placed: placed.filter(stays),
    removed: placed.filter(one => !stays(one)).map(({ visit }) => visit),
    added: laterDays(held, rule, { last, until, today }),
    isSame: rule.isSame,
  }
}

/** Each visit at the place of the same number; it keeps the days by which it was moved away from it. */
function inPlace({ targets, edited }: HeldSeries, rule: Rule, after: TaskFields, today: Day): Placed[] {
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

const isSkipped = ({ skip }: Rule, day: Day): boolean => skip && holidayOn(day) !== null

/** The places after the last one, one after the other: a visit that would fall on a skipped holiday takes the next. */
function freeAfter(rule: Rule, places: readonly (Day | undefined)[]): () => Day {
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
  rule: Rule,
  { last, until, today }: { last: Day; until: Day; today: Day },
): Day[] {
  const end = rule.isSame ? (ended ?? last_day) : last
  const taken = new Set(rule.isSame ? [...targets, ...others].map(({ place }) => place) : [])
  return daysWithin(rule, end, until).filter(day => day > end && day >= today && !taken.has(day))
}

/** The days of the rule from one day to another, without skipped holidays. */
function daysWithin(rule: Rule, from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let number = rule.next.numberOf(from); days.length <= mostVisits; number += 1) {
    const day = rule.next.dayOf(number)
    if (day === undefined || day > to) return days
    if (day >= from && !isSkipped(rule, day)) days.push(day)
  }
  return days
}

/** Other days until the same end: what stands on one of them stays, and an exception finds the nearest. */
function otherFrequency(held: HeldSeries, repeat: Repeat, rule: Rule, today: Day): Course | SeriesFault {
  const { targets, edited, usual, others } = held
  const begin = beginOf(held, rule, today)
  const days = ownDays(rule, begin, repeat)
  if (!Array.isArray(days)) return days
  const taken = new Set(others.map(({ place }) => place))
  const gaps = gapsOf(held, rule)
  const open = new Set(days.filter(day => !taken.has(day) && !gaps.has(day)))
  const placed: Placed[] = []
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
function beginOf({ targets, edited }: HeldSeries, { start }: Rule, today: Day): Day {
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
function ownDays(rule: Rule, begin: Day, { until, count }: Repeat): Day[] | SeriesFault {
  if (until && until < begin) return { path: 'repeat.until', code: 'end_before_start' }
  const first = daysAfter(rule, begin)
  if (first === undefined) return { path: 'date', code: 'not_in_series' }
  return daysOfSeries(first, {
    rule: ruleOf(rule.to),
    skip_holidays: rule.skip,
    ...(until ? { until } : { count: count ?? null }),
  })
}

/** The first day of the rule on or after a day. */
function daysAfter(rule: Rule, begin: Day): Day | undefined {
  for (let number = rule.next.numberOf(begin); ; number += 1) {
    const day = rule.next.dayOf(number)
    if (day === undefined || (day >= begin && !isSkipped(rule, day))) return day
  }
}

/** The days of the rule of before from which a visit was taken by itself: they stay free. */
function gapsOf(
  { rule: { until, last_day, skip_holidays }, targets, others }: HeldSeries,
  rule: Rule,
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
