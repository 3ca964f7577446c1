import { describe, expect, it } from 'vitest'
import type { Day } from '../days/day.ts'
import type { TaskFields } from '../tasks/task.ts'
import { noSums } from '../testing/no-sums.ts'
import { someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import type { Repeat } from './repeat.ts'
import type { HeldSeries, SeriesChange } from './held-series.ts'
import { planSeriesChange, type SeriesPlan } from './series-plan.ts'
import { seriesSumsOf, sumsOfRemoval } from './series-sums.ts'
import { isException, saidBy, type SeriesVisit } from './series-visit.ts'

const today = '2026-11-20'
const all = { scope: 'all', today } as const
const [client, nurse, substitute, other] = [newId(), newId(), newId(), newId()]

const visitOn = (place: Day, own: Partial<TaskFields> = {}): SeriesVisit => ({
  _id: newId(),
  place,
  services: [],
  recorded: false,
  fields: someTaskFields({ client, operators: [nurse], date: place, ...own }),
})

const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] as const
const usual = saidBy(visitOn(mondays[0]))

/** Four Mondays of which some are exceptions. */
function four(
  exceptions: Record<number, Partial<TaskFields>> = {},
  rule: Partial<HeldSeries['rule']> = {},
): HeldSeries {
  const targets = mondays.map((day, at) => visitOn(day, exceptions[at]))
  const end = { until: mondays[3] as Day | null, count: null, last_day: mondays[3] }
  return {
    rule: { rule: 'FREQ=WEEKLY;BYDAY=MO', skip_holidays: false, ...end, ...rule },
    usual,
    edited: targets[0]!,
    targets,
    others: [],
  }
}

function plan(
  held: HeldSeries,
  change: Partial<TaskFields>,
  more: Omit<SeriesChange, 'after'> = {},
): SeriesPlan {
  const date = change.date ?? held.edited.fields.date
  const planned = planSeriesChange(
    held,
    { after: { ...held.edited.fields, end_date: date, ...change }, ...more },
    today,
  )
  if ('code' in planned) throw new Error(`${planned.path}: ${planned.code}`)
  return planned
}

const daysOf = ({ kept, added }: SeriesPlan): Day[] =>
  [...kept.map(({ after }) => after.fields.date), ...added].toSorted()

describe('a series that moves', () => {
  it('keeps as many visits as it has, and its end moves along', () => {
    const planned = plan(four(), { date: '2026-11-24' })
    expect(daysOf(planned)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'])
    expect(planned).toMatchObject({
      repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU', until: '2026-12-15', count: null },
      removed: [],
      added: [],
    })
  })

  it('moves also where the form sends the rule with the end that it showed', () => {
    const repeat: Repeat = { rule: 'FREQ=WEEKLY;BYDAY=TU', until: mondays[3] }
    const planned = plan(four(), { date: '2026-11-24' }, { repeat })
    expect(daysOf(planned)).toHaveLength(4)
    expect(planned.repeat.until).toBe('2026-12-15')
  })

  it('keeps substitute, note, hour and confirmation of its exceptions, each at its place', () => {
    const held = four({
      1: { operators: [substitute], description: 'Chiavi dalla vicina' },
      2: { status: 'confirmed' },
      3: { start_time: '10:00', end_time: '11:00', date: '2026-12-16' },
    })
    const planned = plan(held, { date: '2026-11-24', start_time: '07:00', end_time: '08:00' })
    expect(planned.kept.map(({ after }) => after.fields)).toMatchObject([
      { date: '2026-11-24', start_time: '07:00' },
      {
        date: '2026-12-01',
        start_time: '07:00',
        operators: [substitute],
        description: 'Chiavi dalla vicina',
      },
      { date: '2026-12-08', start_time: '07:00', status: 'confirmed' },
      { date: '2026-12-17', start_time: '10:00', end_time: '11:00' },
    ])
    expect(planned.landing.map(({ before }) => before._id)).toEqual([held.targets[1]!._id])
    expect(seriesSumsOf(planned, held, { ...all, substitutes: 'keep' })).toMatchObject({
      moved: 4,
      substitutions: 1,
      exceptions: 2,
    })
  })

  it('gives the visits of substitutes back where that is the answer', () => {
    const held = four({ 1: { operators: [substitute] } })
    const planned = plan(held, { date: '2026-11-24' }, { substitutes: 'usual' })
    expect(planned.kept[1]!.after.fields.operators).toEqual([nurse])
    expect(seriesSumsOf(planned, held, { ...all, substitutes: 'usual' })).toMatchObject({
      moved: 4,
      substitutions: 0,
      exceptions: 0,
    })
  })

  it.each<[string, Partial<TaskFields>, number]>([
    ['not, though it was confirmed with her', { status: 'confirmed' }, 0],
    ['by its own note', { description: 'Chiavi dalla vicina' }, 1],
  ])('what a substitute gave back stays an exception: %s', (_, own, exceptions) => {
    const held = four({ 1: { operators: [substitute], ...own } })
    const planned = plan(held, { date: '2026-11-24' }, { substitutes: 'usual' })
    expect(seriesSumsOf(planned, held, { ...all, substitutes: 'usual' })).toMatchObject({
      substitutions: 0,
      exceptions,
    })
  })

  it('tells nothing of a substitute of whom nobody has answered yet whether she goes', () => {
    const held = four({ 1: { operators: [substitute] }, 2: { operators: [substitute], status: 'confirmed' } })
    const planned = plan(held, { date: '2026-11-24' })
    expect(seriesSumsOf(planned, held, all)).toMatchObject({ moved: 4, substitutions: 0, exceptions: 0 })
  })

  it('keeps free what was taken off by itself', () => {
    const held = four()
    const gap = { ...held, targets: held.targets.filter((_, at) => at !== 1) }
    expect(daysOf(plan(gap, { date: '2026-11-24' }))).toEqual(['2026-11-24', '2026-12-08', '2026-12-15'])
  })

  it('moves those before the visit that was written in, too', () => {
    const held = four()
    const third = { ...held, edited: held.targets[2]! }
    expect(daysOf(plan(third, { date: '2026-12-05' }))).toEqual([
      '2026-11-21',
      '2026-11-28',
      '2026-12-05',
      '2026-12-12',
    ])
  })

  it('never lets a visit that is still to come land in the past', () => {
    const held = four()
    const third = { ...held, edited: held.targets[2]! }
    expect(daysOf(plan(third, { date: '2026-12-02' }))).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-12-02',
      '2026-12-09',
    ])
  })

  it('puts a visit that would fall on a skipped holiday after the last', () => {
    const days = ['2026-12-18', '2026-12-25', '2027-01-01'] as const
    const targets = ['2026-12-17', '2026-12-24', '2026-12-31'].map(day => visitOn(day))
    const held: HeldSeries = {
      rule: {
        rule: 'FREQ=WEEKLY;BYDAY=TH',
        skip_holidays: true,
        until: null,
        count: 3,
        last_day: '2026-12-31',
      },
      usual,
      edited: targets[0]!,
      targets,
      others: [],
    }
    const planned = plan(held, { date: days[0] })
    expect(daysOf(planned)).toEqual(['2026-12-18', '2027-01-08', '2027-01-15'])
    expect(planned.repeat).toMatchObject({ count: 3, until: null })
  })

  it('keeps the number of a monthly series that moves to another week', () => {
    const targets = ['2026-12-18', '2027-01-15', '2027-02-19'].map(day => visitOn(day))
    const held: HeldSeries = {
      rule: {
        rule: 'FREQ=MONTHLY;BYDAY=3FR',
        skip_holidays: false,
        until: '2027-02-28',
        count: null,
        last_day: '2027-02-19',
      },
      usual,
      edited: targets[1]!,
      targets,
      others: [],
    }
    const planned = plan(held, { date: '2027-01-28' })
    expect(planned.repeat).toMatchObject({ rule: 'FREQ=MONTHLY;BYDAY=4TH', until: '2027-02-25' })
    expect(daysOf(planned)).toEqual(['2026-12-24', '2027-01-28', '2027-02-25'])
  })
})

describe('what is said of all of a series', () => {
  it('is taken by the visits that were as usual, and by the one in which it was written', () => {
    const held = four({ 0: { operators: [substitute] }, 2: { operators: [other] } })
    const planned = plan(held, { operators: [other, substitute] })
    expect(planned.kept.map(({ after }) => after.fields.operators)).toEqual([
      [other, substitute],
      [other, substitute],
      [other],
      [other, substitute],
    ])
    expect(planned.usual.operators).toEqual([other, substitute])
  })

  it('leaves the hour of a visit that has one of its own', () => {
    const held = four({ 1: { start_time: '08:15' } })
    const planned = plan(held, { end_time: '09:30' })
    expect(planned.kept.map(({ after: { fields } }) => `${fields.start_time} ${fields.end_time}`)).toEqual([
      '08:00 09:30',
      '08:15 09:00',
      '08:00 09:30',
      '08:00 09:30',
    ])
  })

  it('may be its services', () => {
    const services = [{ serviceId: newId(), duration: 20 }]
    const own = [{ serviceId: newId(), duration: 10 }]
    const held = four()
    const targets = held.targets.map((visit, at) => (at === 2 ? { ...visit, services: own } : visit))
    const planned = plan({ ...held, targets }, {}, { services })
    expect(planned.kept.map(({ after }) => after.services)).toEqual([services, services, own, services])
    expect(planned.usual.services).toEqual(services)
  })

  it('may be its services again, in whatever order the names of a service are kept', () => {
    const [serviceId, duration] = [newId(), 20]
    const held = four()
    const targets = held.targets.map(visit => ({ ...visit, services: [{ serviceId, duration }] }))
    const kept = { ...usual, services: [{ duration, serviceId }] }
    const services = [{ serviceId, duration: 25 }]
    const planned = plan({ ...held, usual: kept, edited: targets[0]!, targets }, {}, { services })
    expect(planned.kept.map(({ after }) => after.services)).toEqual(mondays.map(() => services))
  })
})

describe('another frequency', () => {
  it('keeps the end, what stands on a day of both rules, and every exception', () => {
    const held = four({ 1: { description: 'Portare la bilancia' } })
    const repeat: Repeat = { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', until: mondays[3] }
    const planned = plan(held, {}, { repeat })
    expect(daysOf(planned)).toEqual([mondays[0], mondays[1], mondays[2]])
    expect(planned.repeat.until).toBe(mondays[3])
    expect(planned.removed.map(({ place }) => place)).toEqual([mondays[3]])
  })

  it('adds days between, and none where a visit was taken off by itself', () => {
    const held = four()
    const gap = { ...held, targets: held.targets.filter((_, at) => at !== 2) }
    const planned = plan(gap, {}, { repeat: { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: mondays[3] } })
    expect(planned.added).toEqual(['2026-11-26', '2026-12-03', '2026-12-10'])
    expect(planned.kept).toHaveLength(3)
  })

  it('moves an exception to the nearest of its days', () => {
    const held = four({ 2: { operators: [substitute] } })
    const repeat: Repeat = { rule: 'FREQ=WEEKLY;BYDAY=TU,FR', until: mondays[3] }
    const planned = plan(held, { date: '2026-11-24' }, { repeat })
    expect(planned.kept.find(({ before }) => before._id === held.targets[2]!._id)!.after).toMatchObject({
      place: '2026-12-08',
      fields: { date: '2026-12-08', operators: [substitute] },
    })
    expect(daysOf(planned)).toEqual([
      '2026-11-24',
      '2026-11-27',
      '2026-12-01',
      '2026-12-04',
      '2026-12-08',
      '2026-12-11',
    ])
  })
})

describe('another end', () => {
  it('takes off what comes after, but no exception', () => {
    const held = four({ 3: { description: 'Con il medico' } })
    const repeat: Repeat = { rule: held.rule.rule, until: '2026-12-01' }
    const planned = plan(held, {}, { repeat })
    expect(daysOf(planned)).toEqual([mondays[0], mondays[1], mondays[3]])
    expect(planned).toMatchObject({ repeat: { until: '2026-12-01' }, onlyEnds: true })
  })

  it('further on adds what is missing after the last, like all others', () => {
    const held = four({ 0: { operators: [substitute] } })
    const planned = plan(held, {}, { repeat: { rule: held.rule.rule, until: '2026-12-28' } })
    expect(planned.added).toEqual(['2026-12-21', '2026-12-28'])
    expect(planned.usual.operators).toEqual([nurse])
  })
})

it('says how many a removal takes off, with whose substitutions, and what stays', () => {
  const held = four({ 0: { status: 'completed' }, 2: { operators: [substitute] } })
  const [done, ...targets] = held.targets
  const reached = { ...held, edited: targets[0]!, targets, others: [visitOn('2026-11-16'), done!] }
  expect(sumsOfRemoval(reached, all)).toEqual({
    ...noSums,
    removed: 3,
    removed_substitutions: 1,
    past: 1,
    settled: 1,
  })
})

it('says what is left alone', () => {
  const held = four({ 0: { status: 'completed' } })
  const [done, ...targets] = held.targets
  const past = ['2026-11-09', '2026-11-16'].map(day => visitOn(day))
  const reached = { ...held, edited: targets[0]!, targets, others: [...past, done!] }
  expect(seriesSumsOf(plan(reached, { title: 'Doccia' }), reached, all)).toEqual({
    ...noSums,
    changed: 3,
    past: 2,
    settled: 1,
  })
  expect(isException(done!, usual)).toBe(true)
})
