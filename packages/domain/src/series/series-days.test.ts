import { describe, expect, it } from 'vitest'
import { mostVisits, type Repeat } from './repeat.ts'
import { daysOfSeries } from './series-days.ts'

describe('the days of a series', () => {
  it.each<[string, string, Repeat, string[]]>([
    [
      'weekly on chosen days',
      '2026-11-23',
      { rule: 'FREQ=WEEKLY;BYDAY=MO,TH', until: '2026-12-03' },
      ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03'],
    ],
    [
      'every second week, over the change of the year',
      '2026-12-21',
      { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', count: 3 },
      ['2026-12-21', '2027-01-04', '2027-01-18'],
    ],
    [
      'daily over the change to summer time',
      '2026-03-28',
      { rule: 'FREQ=DAILY', count: 3 },
      ['2026-03-28', '2026-03-29', '2026-03-30'],
    ],
    [
      'monthly on the 31st: months without one are left out',
      '2026-10-31',
      { rule: 'FREQ=MONTHLY;BYMONTHDAY=31', count: 3 },
      ['2026-10-31', '2026-12-31', '2027-01-31'],
    ],
    [
      'on the last day of each month',
      '2027-01-31',
      { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', count: 3 },
      ['2027-01-31', '2027-02-28', '2027-03-31'],
    ],
    [
      'yearly on 29 February: leap years only',
      '2028-02-29',
      { rule: 'FREQ=YEARLY', count: 3 },
      ['2028-02-29', '2032-02-29', '2036-02-29'],
    ],
    [
      'holidays skipped and not counted',
      '2026-12-24',
      { rule: 'FREQ=DAILY', count: 3, skip_holidays: true },
      ['2026-12-24', '2026-12-27', '2026-12-28'],
    ],
    ['once', '2026-11-23', { rule: 'FREQ=DAILY', until: '2026-11-23' }, ['2026-11-23']],
  ])('%s', (_what, first, repeat, days) => expect(daysOfSeries(first, repeat)).toEqual(days))

  it.each<[string, string, Repeat, object]>([
    [
      'a first day that the rule leaves out',
      '2026-11-24',
      { rule: 'FREQ=WEEKLY;BYDAY=MO', count: 2 },
      { path: 'date', code: 'not_in_series' },
    ],
    [
      'a first day that is a skipped holiday',
      '2026-12-25',
      { rule: 'FREQ=DAILY', count: 2, skip_holidays: true },
      { path: 'date', code: 'not_in_series' },
    ],
    [
      'an end before the first day',
      '2026-11-24',
      { rule: 'FREQ=DAILY', until: '2026-11-23' },
      { path: 'repeat.until', code: 'end_before_start' },
    ],
    [
      'more than 1,000 visits',
      '2026-01-01',
      { rule: 'FREQ=DAILY', until: '2030-01-01' },
      { path: 'repeat.until', code: 'too_many_visits' },
    ],
  ])('refuses %s', (_what, first, repeat, fault) => expect(daysOfSeries(first, repeat)).toEqual(fault))

  it('holds at most 1,000 visits', () =>
    expect(daysOfSeries('2026-01-01', { rule: 'FREQ=DAILY', count: mostVisits })).toHaveLength(mostVisits))
})
