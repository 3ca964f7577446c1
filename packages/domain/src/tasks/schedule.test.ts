import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt } from '../days/clock.ts'
import { addDays } from '../days/day.ts'
import { groupByDay, isLateToDo, isOverdue, isToCome, nextVisit, tasksOn } from './schedule.ts'
import { isOnDay, lastDayOf, spanOf } from './task-span.ts'
import type { TaskType } from './task-type.ts'

type Entry = Parameters<typeof tasksOn>[0][number]

const timed = (_id: string, date: string, start_time: string, end_time: string, end_date = date): Entry => ({
  _id,
  date,
  end_date,
  start_time,
  end_time,
  full_day: false,
  status: 'pending',
  started_at: null,
})
const whole = (_id: string, date: string, end_date = date): Entry => ({
  ...timed(_id, date, '', '', end_date),
  start_time: null,
  end_time: null,
  full_day: true,
})

const ids = (tasks: readonly Entry[]) => tasks.map(({ _id }) => _id).join(' ')
const grouped = (tasks: Entry[], from = '2026-11-19', to = '2026-11-25') =>
  groupByDay(tasks, from, to).map(({ day, tasks: ofDay }) => `${day.slice(8)}: ${ids(ofDay)}`)

describe('groupByDay', () => {
  it.each<[string, Entry[], string[]]>([
    ['nothing', [], []],
    [
      'days in order, days without a task left out',
      [timed('b', '2026-11-22', '08:00', '09:00'), timed('a', '2026-11-20', '08:00', '09:00')],
      ['20: a', '22: b'],
    ],
    [
      'whole days first, then by the clock, then by the end, then by id',
      [
        timed('d', '2026-11-20', '08:00', '09:30'),
        timed('c', '2026-11-20', '08:00', '09:00'),
        timed('b', '2026-11-20', '08:00', '09:00'),
        timed('a', '2026-11-20', '07:30', '08:00'),
        whole('e', '2026-11-20'),
      ],
      ['20: e a b c d'],
    ],
    [
      'a night watch on both days, first in the morning',
      [
        timed('night', '2026-11-20', '22:00', '06:00', '2026-11-21'),
        timed('day', '2026-11-21', '05:00', '06:00'),
      ],
      ['20: night', '21: night day'],
    ],
    [
      'what ends at midnight on its own day only',
      [timed('late', '2026-11-20', '22:00', '00:00', '2026-11-21')],
      ['20: late'],
    ],
    [
      'an absence on each day inside the range',
      [whole('away', '2026-11-01', '2026-11-21')],
      ['19: away', '20: away', '21: away'],
    ],
    ['nothing from outside the range', [whole('past', '2026-11-01'), whole('later', '2026-12-01')], []],
  ])('shows %s', (_, tasks, expected) => expect(grouped(tasks)).toEqual(expected))

  const entry = fc
    .record({
      _id: fc.uuid(),
      start: fc.integer({ min: -3, max: 9 }),
      length: fc.integer({ min: 0, max: 5 }),
      clocks: fc.option(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))),
    })
    .map(({ _id, start, length, clocks }) => {
      const date = addDays('2026-11-19', start)
      const end_date = addDays(date, length)
      return clocks
        ? timed(_id, date, clockAt(clocks[0]), clockAt(clocks[1]), end_date)
        : whole(_id, date, end_date)
    })

  it('puts a task on a day exactly when it reaches into it, whatever the order they came in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ _id }) => _id, maxLength: 12 }), tasks => {
        const groups = groupByDay(tasks, '2026-11-19', '2026-11-25')
        for (const { day, tasks: ofDay } of groups) expect(ids(ofDay)).toBe(ids(tasksOn(tasks, day)))
        const shown = groups.reduce((count, { tasks: ofDay }) => count + ofDay.length, 0)
        const days = Array.from({ length: 7 }, (_, index) => addDays('2026-11-19', index))
        expect(shown).toBe(days.flatMap(day => tasks.filter(task => isOnDay(task, day))).length)
        expect(grouped(tasks.toReversed())).toEqual(grouped(tasks))
      }),
    )
  })
})

describe('span', () => {
  it.each([
    [timed('a', '2026-11-20', '08:00', '09:15'), 75, '2026-11-20'],
    [timed('a', '2026-11-20', '22:00', '06:00', '2026-11-21'), 480, '2026-11-21'],
    [timed('a', '2026-11-20', '22:00', '00:00', '2026-11-21'), 120, '2026-11-20'],
    [timed('a', '2026-03-28', '22:00', '06:00', '2026-03-29'), 480, '2026-03-29'],
    [whole('a', '2026-11-20'), 1440, '2026-11-20'],
    [whole('a', '2026-11-20', '2026-11-22'), 4320, '2026-11-22'],
  ])('%j lasts %i minutes and reaches to %s', (task, minutes, last) => {
    const { from, to } = spanOf(task)
    expect(to - from).toBe(minutes)
    expect(lastDayOf(task)).toBe(last)
  })
})

describe('nextVisit', () => {
  const eight = timed('eight', '2026-11-20', '08:00', '09:00')
  const ten = timed('ten', '2026-11-20', '10:00', '11:00')
  const night = timed('night', '2026-11-19', '22:00', '06:00', '2026-11-20')
  const done = (task: Entry): Entry => ({ ...task, status: 'completed' })
  const running = (task: Entry): Entry => ({ ...task, started_at: '2026-11-20T07:00:00.000Z' })

  it.each<[string, Entry[], string, string | undefined]>([
    ['the first in the morning', [eight, ten], '07:00', 'eight'],
    ['the one that should be running', [eight, ten], '08:30', 'eight'],
    ['the one that a late nurse has not begun yet', [eight, ten], '09:59', 'eight'],
    ['the one still to come, an hour after one was left unsettled', [eight, ten], '10:00', 'ten'],
    ['the one that runs, though an earlier one waits', [eight, running(ten)], '09:30', 'ten'],
    ['the first of the day just after midnight', [eight], '00:10', 'eight'],
    ['the one that is running, however late', [running(eight), ten], '10:30', 'eight'],
    ['the next after what is done', [done(eight), ten], '08:10', 'ten'],
    ['the first left unsettled, at the end of the day', [eight, ten], '23:00', 'eight'],
    ['the night watch until its morning', [night, eight], '05:00', 'night'],
    ['none when all are settled', [done(eight), done(ten)], '12:00', undefined],
    ['none where there are none', [], '12:00', undefined],
  ])('is %s', (_, visits, clock, expected) =>
    expect(nextVisit(visits, '2026-11-20', clock)?._id).toBe(expected),
  )
})

describe('isToCome', () => {
  const visit = timed('visit', '2026-11-20', '08:00', '09:00')
  const night = timed('night', '2026-11-20', '22:00', '06:00', '2026-11-21')

  it.each<[string, Entry, string, string, boolean]>([
    ['in its last minute', visit, '2026-11-20', '08:59', true],
    ['when its time is over', visit, '2026-11-20', '09:00', false],
    ['the day before', visit, '2026-11-19', '23:59', true],
    ['the day after', visit, '2026-11-21', '07:00', false],
    ['of a night, in the evening', night, '2026-11-20', '23:00', true],
    ['of a night, in its last minute', night, '2026-11-21', '05:59', true],
    ['of a night that is over', night, '2026-11-21', '06:00', false],
    ['of a whole day, late on it', whole('visit', '2026-11-20'), '2026-11-20', '23:59', true],
    ['of a whole day, the day after', whole('visit', '2026-11-20'), '2026-11-21', '00:00', false],
    [
      'begun, however late',
      { ...visit, started_at: '2026-11-20T07:00:00.000Z' },
      '2026-11-20',
      '12:00',
      true,
    ],
    ['that is settled', { ...visit, status: 'not_done' }, '2026-11-20', '07:00', false],
  ])('%s', (_, task, today, clock, expected) => expect(isToCome(task, today, clock)).toBe(expected))
})

describe('isOverdue', () => {
  const visit = { ...timed('visit', '2026-11-20', '08:00', '09:00'), type: 'client' as const }
  const begun = { ...visit, started_at: '2026-11-20T07:00:00.000Z' }

  it.each<[string, Entry & { type: TaskType }, string, string, boolean]>([
    ['while its time runs', visit, '2026-11-20', '08:59', false],
    ['when its time is over', visit, '2026-11-20', '09:00', true],
    ['the day after', visit, '2026-11-21', '00:00', true],
    ['once somebody began it', begun, '2026-11-20', '12:00', false],
    ['once it is settled', { ...visit, status: 'not_done' }, '2026-11-20', '12:00', false],
    ['that is no visit', { ...visit, type: 'task' }, '2026-11-21', '12:00', false],
    [
      'of a whole day, on that day',
      { ...visit, ...whole('visit', '2026-11-20') },
      '2026-11-20',
      '23:59',
      false,
    ],
    [
      'that ended at midnight',
      { ...visit, ...timed('visit', '2026-11-20', '22:00', '00:00', '2026-11-21') },
      '2026-11-21',
      '00:00',
      true,
    ],
  ])('%s', (_, task, today, clock, expected) => expect(isOverdue(task, today, clock)).toBe(expected))
})

describe('isLateToDo', () => {
  const reminder = { ...timed('repeat', '2026-11-20', '08:00', '08:15'), type: 'reminder' as const }

  it.each<[string, Entry & { type: TaskType }, string, string, boolean]>([
    ['while its time runs', reminder, '2026-11-20', '08:14', false],
    ['when its time is over', reminder, '2026-11-20', '08:15', true],
    ['the day after', reminder, '2026-11-21', '00:00', true],
    ['that is a task', { ...reminder, type: 'task' }, '2026-11-20', '09:00', true],
    ['once it is done', { ...reminder, status: 'completed' }, '2026-11-20', '09:00', false],
    [
      'that is a visit, which is still to be concluded',
      { ...reminder, type: 'client' },
      '2026-11-20',
      '09:00',
      false,
    ],
    ['that is an event', { ...reminder, type: 'event' }, '2026-11-20', '09:00', false],
  ])('%s', (_, task, today, clock, expected) => expect(isLateToDo(task, today, clock)).toBe(expected))
})
