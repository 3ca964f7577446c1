import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type Day, daysBetween } from '../days/day.ts'
import { anyPattern } from '../testing/patterns.ts'
import type { TaskFields } from '../tasks/task.ts'
import { someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import { fits, type Pattern, patternOf, ruleOf } from './pattern.ts'
import type { Repeat } from './repeat.ts'
import { daysOfSeries } from './series-days.ts'
import type { HeldSeries, SeriesChange } from './held-series.ts'
import { planSeriesChange, type SeriesPlan } from './series-plan.ts'
import { agrees, everyPart, isException, saidBy, type SeriesVisit, usualOfSeries } from './series-visit.ts'

const today = '2026-11-20'
const [client, nurse, ...colleagues] = Array.from({ length: 4 }, () => newId())
const services = [{ serviceId: newId(), duration: 20 }]

const plain = someTaskFields({ date: today, client: client!, operators: [nurse!] })

const visitOn = (place: Day): SeriesVisit => ({
  _id: newId(),
  place,
  services: [],
  recorded: false,
  fields: { ...plain, date: place, end_date: place },
})

/** What makes a visit an exception. */
const exceptions = [
  (visit: SeriesVisit) => ({ ...visit, fields: { ...visit.fields, operators: [colleagues[0]!] } }),
  (visit: SeriesVisit) => ({ ...visit, fields: { ...visit.fields, description: 'Chiavi dalla vicina' } }),
  (visit: SeriesVisit) => ({ ...visit, fields: { ...visit.fields, start_time: '07:30' } }),
  (visit: SeriesVisit) => ({ ...visit, fields: { ...visit.fields, status: 'confirmed' as const } }),
  (visit: SeriesVisit) => ({ ...visit, services }),
  (visit: SeriesVisit) => {
    const date = addDays(visit.place, 1)
    return { ...visit, fields: { ...visit.fields, date, end_date: date } }
  },
]

type Drawn = {
  pattern: Pattern
  skip: boolean
  count: number
  byCount: boolean
  kinds: (number | null)[]
  missing: number[]
  at: number
  shift: number
  written: Partial<Pick<TaskFields, 'title' | 'description' | 'start_time' | 'operators'>>
  services: boolean
  substitutes: 'keep' | 'usual'
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  pattern: anyPattern.filter(({ interval, frequency }) => interval < 4 && frequency !== 'yearly'),
  skip: fc.boolean(),
  count: fc.integer({ min: 1, max: 12 }),
  byCount: fc.boolean(),
  kinds: fc.array(fc.option(fc.nat({ max: exceptions.length - 1 }), { freq: 1 }), {
    minLength: 12,
    maxLength: 12,
  }),
  missing: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
  at: fc.nat({ max: 11 }),
  shift: fc.integer({ min: -10, max: 10 }),
  written: fc.record(
    {
      title: fc.constant('Doccia'),
      description: fc.constant('Nota nuova'),
      start_time: fc.constant('06:45'),
      operators: fc.constant([colleagues[1]!]),
    },
    { requiredKeys: [] },
  ),
  services: fc.boolean(),
  substitutes: fc.constantFrom('keep', 'usual'),
})

/** A series with exceptions and gaps; undefined where the pattern has no such first day. */
function heldOf({ pattern, skip, count, byCount, kinds, missing, at }: Drawn): HeldSeries | undefined {
  const first = Array.from({ length: 70 }, (_, after) => addDays('2026-11-22', after)).find(day =>
    fits(pattern, day),
  )
  const rule = ruleOf(pattern)
  const days = first && daysOfSeries(first, { rule, skip_holidays: skip, count })
  if (!Array.isArray(days)) return undefined
  const planned = days.map(visitOn)
  const visits = planned
    .map((visit, place) => {
      const kind = kinds[place]
      return kind === null || kind === undefined ? visit : exceptions[kind]!(visit)
    })
    .filter((_, place) => !missing.includes(place))
  if (visits.length === 0) return undefined
  const last_day = visits
    .map(({ fields }) => fields.date)
    .toSorted()
    .at(-1)!
  const end = byCount ? { until: null, count } : { until: days.at(-1)!, count: null }
  return {
    rule: { rule, skip_holidays: skip, ...end, last_day },
    usual: saidBy(visitOn(today)),
    edited: visits[at % visits.length]!,
    targets: visits,
    others: [],
  }
}

function changeOf(
  held: HeldSeries,
  { shift, written, services: isServed, substitutes }: Drawn,
): SeriesChange {
  const date = addDays(held.edited.fields.date, shift)
  return {
    after: { ...held.edited.fields, ...written, date, end_date: date },
    substitutes,
    ...(isServed && { services }),
  }
}

const planned = (held: HeldSeries, change: SeriesChange): SeriesPlan | undefined => {
  const plan = planSeriesChange(held, change, today)
  return 'code' in plan ? undefined : plan
}

/** What each exception says of its own still stands, but for the substitutes who were given back. */
function expectExceptionsKept(held: HeldSeries, change: SeriesChange, plan: SeriesPlan): void {
  const keptOf = new Map(plan.kept.map(kept => [kept.before._id, kept.after]))
  for (const visit of held.targets) {
    if (!isException(visit, held.usual) || visit._id === held.edited._id) continue
    const after = keptOf.get(visit._id)
    expect(after, 'an exception stays on the plan').toBeDefined()
    expect(after!.fields.status).toBe(visit.fields.status)
    const moves = after!.fields.date !== visit.fields.date
    for (const part of everyPart) {
      if (agrees(saidBy(visit), held.usual, part)) continue
      if (part === 'operators' && moves && change.substitutes === 'usual')
        expect(after!.fields.operators).toEqual(plan.usual.operators)
      else expect(agrees(saidBy(after!), saidBy(visit), part), part).toBe(true)
    }
  }
}

/** What was as usual is as the series says now. */
function expectUsualFollows(held: HeldSeries, plan: SeriesPlan): void {
  for (const { before, after } of plan.kept) {
    if (before._id === held.edited._id) continue
    for (const part of everyPart)
      if (agrees(saidBy(before), held.usual, part))
        expect(agrees(saidBy(after), plan.usual, part), part).toBe(true)
  }
}

const daysMoved = ({ fields, place }: SeriesVisit): number => daysBetween(place, fields.date)

it('a series that moves, or of which more is written, loses no visit and no exception', () =>
  fc.assert(
    fc.property(drawn, draw => {
      const held = heldOf(draw)
      fc.pre(held !== undefined)
      const change = changeOf(held, draw)
      const plan = planned(held, change)
      fc.pre(plan !== undefined)
      expect(plan.kept.map(({ before }) => before)).toEqual(held.targets)
      expect([plan.added, plan.removed]).toEqual([[], []])
      expectExceptionsKept(held, change, plan)
      expectUsualFollows(held, plan)
      const places = plan.kept.map(({ after }) => after.place)
      expect(new Set(places).size).toBe(places.length)
      for (const { before, after } of plan.kept) {
        expect(after.fields.date >= today || before._id === held.edited._id).toBe(true)
        const stayed = after.fields.date === before.fields.date
        if (!stayed && before._id !== held.edited._id) expect(daysMoved(after)).toBe(daysMoved(before))
      }
      const last = places.toSorted().at(-1)!
      if (draw.shift !== 0 && !draw.byCount) expect(plan.repeat.until).toBe(last)
      const pattern = patternOf(plan.repeat.rule, plan.kept[0]!.after.place)!
      for (const place of places) expect(fits(pattern, place)).toBe(true)
    }),
    { numRuns: 120 },
  ))

it('another frequency keeps its end and every exception, and all other visits stand on its days', () =>
  fc.assert(
    fc.property(drawn, anyPattern, fc.boolean(), (draw, next, sooner) => {
      const held = heldOf(draw)
      fc.pre(held !== undefined && next.frequency !== 'yearly' && next.interval < 6)
      const date = held.edited.fields.date
      fc.pre(fits(next, date) && ruleOf(next) !== held.rule.rule)
      const until = sooner ? addDays(date, 9) : (held.rule.until ?? held.rule.last_day)
      const repeat: Repeat = { rule: ruleOf(next), until, skip_holidays: draw.skip }
      const change = { ...changeOf(held, { ...draw, shift: 0 }), repeat }
      const plan = planned(held, change)
      fc.pre(plan !== undefined)
      expect(plan.removed.filter(visit => isException(visit, held.usual))).toEqual([])
      expect(
        [...plan.kept.map(({ before }) => before._id), ...plan.removed.map(({ _id }) => _id)].toSorted(),
      ).toEqual(held.targets.map(({ _id }) => _id).toSorted())
      expectExceptionsKept(held, change, plan)
      expectUsualFollows(held, plan)
      for (const { before, after } of plan.kept) {
        if (isException(before, held.usual)) continue
        expect(fits(next, after.place)).toBe(true)
        // A visit that is still to come never becomes one that was missed: then it keeps its day.
        expect(after.fields.date).toBe(after.place < today ? before.fields.date : after.place)
      }
      for (const day of plan.added) expect(fits(next, day) && day <= plan.repeat.until!).toBe(true)
      const days = [...plan.kept.map(({ after }) => after.place), ...plan.added]
      expect(new Set(days).size).toBe(days.length)
    }),
    { numRuns: 120 },
  ))

it('what most visits say is what a series says that never said it', () =>
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), (more, kind) => {
      const few = Array.from({ length: more }, () => exceptions[kind]!(visitOn(today)))
      const most = Array.from({ length: more + 1 }, () => visitOn(today))
      expect(usualOfSeries([...few, ...most])).toEqual(saidBy(visitOn(today)))
    }),
  ))
