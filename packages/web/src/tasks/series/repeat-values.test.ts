import type { Repeat } from '@vicino/domain/series/repeat.ts'
import type { TaskSeries } from '@vicino/domain/series/task-series.ts'
import { describe, expect, it } from 'vitest'
import {
  chooseFrequency,
  monthDaysOn,
  moveRepeat,
  nextFirst,
  noRepeat,
  repeatOf,
  repeatProblems,
  type RepeatValues,
  valuesOfSeries,
} from './repeat-values.ts'

const friday = '2026-11-20'
const weekly: RepeatValues = { ...noRepeat, frequency: 'weekly', weekdays: ['fri'], until: '2027-02-20' }
const monthly: RepeatValues = { ...noRepeat, frequency: 'monthly', until: '2027-11-20' }

describe('choosing how often', () => {
  it.each<[RepeatValues['frequency'], Partial<RepeatValues>]>([
    ['daily', { until: '2027-02-20' }],
    ['weekly', { weekdays: ['fri'], until: '2027-02-20' }],
    ['monthly', { until: '2027-11-20' }],
    ['yearly', { until: '2031-11-20' }],
    [null, noRepeat],
  ])('%s begins with what is usual', (frequency, expected) => {
    expect(chooseFrequency(noRepeat, frequency, friday)).toMatchObject(expected)
  })

  it('leaves an end alone that somebody wrote', () => {
    const written = { ...weekly, until: '2026-12-31' }
    expect(chooseFrequency(written, 'monthly', friday)).toMatchObject({ until: '2026-12-31' })
    expect(chooseFrequency(weekly, 'monthly', friday)).toMatchObject({ until: '2027-11-20' })
  })
})

describe('what is sent', () => {
  it.each<[string, string, RepeatValues, Repeat | undefined]>([
    ['nothing', friday, noRepeat, undefined],
    [
      'weekdays in their order',
      friday,
      { ...weekly, weekdays: ['fri', 'mon'] },
      { rule: 'FREQ=WEEKLY;BYDAY=MO,FR', until: '2027-02-20', skip_holidays: false },
    ],
    [
      'every third day so many times, without holidays',
      friday,
      { ...noRepeat, frequency: 'daily', interval: 3, ends: 'count', count: 12, skip_holidays: true },
      { rule: 'FREQ=DAILY;INTERVAL=3', count: 12, skip_holidays: true },
    ],
    [
      'the day of the month',
      friday,
      monthly,
      { rule: 'FREQ=MONTHLY;BYMONTHDAY=20', until: '2027-11-20', skip_holidays: false },
    ],
    [
      'the third Friday',
      friday,
      { ...monthly, month_day: 'week' },
      { rule: 'FREQ=MONTHLY;BYDAY=3FR', until: '2027-11-20', skip_holidays: false },
    ],
    [
      'the last Friday',
      '2026-11-27',
      { ...monthly, month_day: 'last_week' },
      { rule: 'FREQ=MONTHLY;BYDAY=-1FR', until: '2027-11-20', skip_holidays: false },
    ],
    [
      'the last day',
      '2026-11-30',
      { ...monthly, month_day: 'last_day' },
      { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', until: '2027-11-20', skip_holidays: false },
    ],
    [
      'the 29 February',
      '2028-02-29',
      { ...noRepeat, frequency: 'yearly', ends: 'count', count: 2 },
      { rule: 'FREQ=YEARLY', count: 2, skip_holidays: false },
    ],
  ])('%s', (_, first, values, expected) => expect(repeatOf(values, first)).toEqual(expected))

  it.each<[string, string]>([
    ['FREQ=DAILY', friday],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', friday],
    ['FREQ=MONTHLY;BYMONTHDAY=20', friday],
    ['FREQ=MONTHLY;BYDAY=3FR', friday],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30'],
    ['FREQ=YEARLY', '2028-02-29'],
  ])('is what stood: %s', (rule, date) => {
    const series: TaskSeries = {
      _id: 'one',
      rule,
      until: '2028-12-31',
      count: null,
      skip_holidays: true,
      last_day: '2028-12-20',
    }
    expect(repeatOf(valuesOfSeries(series, date), date)).toEqual({
      rule,
      until: '2028-12-31',
      skip_holidays: true,
    })
  })

  it('of a series of so many visits ends with its last', () => {
    const series = {
      _id: 'one',
      rule: 'FREQ=DAILY',
      until: null,
      count: 4,
      skip_holidays: false,
      last_day: '2026-11-23',
    }
    expect(valuesOfSeries(series, friday)).toMatchObject({ ends: 'until', until: '2026-11-23' })
  })
})

describe('another first day', () => {
  it.each<[string, RepeatValues, string, Partial<RepeatValues>]>([
    [
      'takes the weekdays along',
      { ...weekly, weekdays: ['mon', 'fri'] },
      '2026-11-21',
      { weekdays: ['tue', 'sat'] },
    ],
    ['takes along an end that nobody wrote', weekly, '2026-11-24', { until: '2027-02-24' }],
    [
      'leaves alone one that somebody wrote',
      { ...weekly, until: '2026-12-31' },
      '2026-11-24',
      { until: '2026-12-31' },
    ],
    ['is another day of the month', monthly, '2026-11-30', { month_day: 'date' }],
    ['changes nothing where nothing repeats', noRepeat, '2026-11-24', noRepeat],
  ])('%s', (_, values, to, expected) => expect(moveRepeat(values, friday, to)).toMatchObject(expected))

  it.each<[RepeatValues['month_day'], string, string, RepeatValues['month_day']]>([
    ['last_day', '2026-11-30', '2027-02-28', 'last_day'],
    ['last_day', '2026-11-30', '2026-11-29', 'date'],
    ['last_week', '2026-11-27', '2026-11-30', 'last_week'],
    ['last_week', '2026-11-27', '2026-11-20', 'week'],
  ])('%s from %s to %s is %s', (month_day, from, to, expected) => {
    expect(moveRepeat({ ...monthly, month_day }, from, to)).toMatchObject({ month_day: expected })
  })

  it.each([
    [friday, ['date', 'week']],
    ['2026-11-27', ['date', 'week', 'last_week']],
    ['2026-11-30', ['date', 'week', 'last_week', 'last_day']],
  ])('of %s may be meant as %j', (day, ways) => expect(monthDaysOn(day)).toEqual(ways))
})

describe('what keeps a series from being planned', () => {
  it.each<[string, Partial<RepeatValues>, string[]]>([
    ['nothing', {}, []],
    ['no interval', { interval: 0 }, ['repeat.interval too_small']],
    ['half a week', { interval: 1.5 }, ['repeat.interval not_whole']],
    ['a hundred weeks', { interval: 100 }, ['repeat.interval too_big']],
    ['no weekday', { weekdays: [] }, ['repeat.weekdays not_chosen']],
    ['a first day that is none of it', { weekdays: ['mon'] }, ['date not_in_series']],
    ['no end', { until: null }, ['repeat.until required']],
    ['an end that is no day', { until: 'presto' }, ['repeat.until no_such_day']],
    ['an end before the start', { until: '2026-11-19' }, ['repeat.until end_before_start']],
    ['never', { ends: 'count', count: 0 }, ['repeat.count too_small']],
    ['too often', { ends: 'count', count: 1001 }, ['repeat.count too_big']],
    ['nothing where it does not repeat', { ...noRepeat, until: 'presto' }, []],
  ])('%s', (_, change, expected) => {
    const problems = repeatProblems({ ...weekly, ...change }, friday)
    expect(problems.map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual(expected)
  })

  it.each<[string, Partial<RepeatValues>, string, string | null]>([
    ['a day of it', {}, friday, null],
    ['another weekday', { weekdays: ['mon', 'wed'] }, friday, '2026-11-23'],
    ['Christmas, skipped', { skip_holidays: true }, '2026-12-25', '2027-01-08'],
    ['Christmas, kept', {}, '2026-12-25', null],
    ['the 25th of a month', { frequency: 'monthly', skip_holidays: true }, '2026-12-25', '2027-01-25'],
    ['no day yet', {}, '', null],
  ])('%s begins where it may', (_, change, first, expected) => {
    expect(nextFirst({ ...weekly, ...change }, first)).toBe(expected)
  })
})
