import { describe, expect, it } from 'vitest'
import { fillDay, lastRead, morningAfter, moveDay, moveStart, type When, withinADay } from './moved-values.ts'

const when = {
  date: '2026-11-20' as string | null,
  end_date: '2026-11-20' as string | null,
  start_time: '08:00' as string | null,
  end_time: '09:00' as string | null,
  full_day: false,
  type: 'client' as const,
}

describe('another day', () => {
  it.each([
    ['takes the end along', {}, '2026-11-25', { date: '2026-11-25', end_date: '2026-11-25' }],
    [
      'keeps the length of several days',
      { end_date: '2026-11-22' },
      '2026-11-30',
      { date: '2026-11-30', end_date: '2026-12-02' },
    ],
    [
      'mends an end before the begin',
      { end_date: '2026-11-01' },
      '2026-11-25',
      { date: '2026-11-25', end_date: '2026-11-25' },
    ],
    ['leaves the end where it cannot be read', {}, '32.11', { date: '32.11' }],
    ['leaves the end where none is written', { end_date: null }, '2026-11-25', { date: '2026-11-25' }],
  ])('%s', (_what, before, date, expected) => expect(moveDay({ ...when, ...before }, date)).toEqual(expected))
})

describe('a day that is corrected', () => {
  type Step = Partial<When>
  /** Writes one day after another as the form does, each over what the last one left. */
  const days = (began: Step, ...written: (string | null | Step)[]): Step => {
    let now: When = { ...when, ...began }
    let last = now
    for (const step of written) {
      const change = step === null || typeof step === 'string' ? moveDay(now, step, last) : step
      now = { ...now, ...change }
      last = lastRead(last, now)
    }
    return { date: now.date, end_date: now.end_date }
  }

  it.each<[string, Step, (string | null | Step)[], string, string]>([
    [
      'over one that does not exist',
      {},
      ['2027-03-20', '31.02.2027', '2027-03-15'],
      '2027-03-15',
      '2027-03-15',
    ],
    ['over an empty one', {}, ['2027-03-20', null, '2027-03-15'], '2027-03-15', '2027-03-15'],
    ['to a later one', {}, [null, '31.02.2027', '2027-03-25'], '2027-03-25', '2027-03-25'],
    [
      'with the length of several days',
      { end_date: '2026-11-22' },
      ['31.02.2027', '2027-03-15'],
      '2027-03-15',
      '2027-03-17',
    ],
    [
      'with an end that was written meanwhile',
      { type: 'holiday' },
      [null, { end_date: '2027-03-25' }, '2027-03-20'],
      '2027-03-20',
      '2027-03-25',
    ],
    ['of a draft that held none', { date: '31.02.2027' }, ['2027-03-15'], '2027-03-15', '2027-03-15'],
    [
      'of the draft of an absence',
      { date: null, end_date: '2027-03-25', type: 'holiday' },
      ['2027-03-15'],
      '2027-03-15',
      '2027-03-25',
    ],
  ])('%s', (_what, began, written, date, end_date) =>
    expect(days(began, ...written)).toEqual({ date, end_date }),
  )
})

it('a begin that is corrected takes the end along', () => {
  const unread = { ...when, ...moveStart(when, '25:00') }
  const last = lastRead(when, unread)
  expect(moveStart(unread, '10:30', last)).toEqual({ start_time: '10:30', end_time: '11:30' })
  expect(moveStart({ ...unread, end_time: '12:00' }, '10:30', last)).toEqual({ start_time: '10:30' })
})

describe('another begin', () => {
  it.each([
    ['takes the end along', {}, '10:30', { start_time: '10:30', end_time: '11:30' }],
    ['leaves the end that would pass midnight', {}, '23:30', { start_time: '23:30' }],
    [
      'leaves the end of a night',
      { start_time: '22:00', end_time: '06:00' },
      '21:00',
      { start_time: '21:00' },
    ],
    ['leaves the end while the begin cannot be read', {}, '9 e mezza', { start_time: '9 e mezza' }],
    ['leaves the end where there was no begin', { start_time: null }, '10:30', { start_time: '10:30' }],
  ])('%s', (_what, before, start, expected) =>
    expect(moveStart({ ...when, ...before }, start)).toEqual(expected),
  )
})

it('a whole day has no clocks, and gets the usual ones back', () => {
  expect(fillDay(true)).toEqual({ full_day: true, start_time: null, end_time: null })
  expect(fillDay(false)).toEqual({ full_day: false, start_time: '08:00', end_time: '09:00' })
})

describe('the morning after', () => {
  it.each([
    ['is offered to a night', { start_time: '22:00', end_time: '06:00' }, '2026-11-21'],
    ['is offered where it ends as it begins', { end_time: '08:00' }, '2026-11-21'],
    ['is not asked in a day', {}, null],
    ['is not asked once it is written', { end_time: '06:00', end_date: '2026-11-21' }, null],
    ['is not asked without clocks', { start_time: null, end_time: null }, null],
    ['is offered where no end is written', { end_time: '06:00', end_date: null }, '2026-11-21'],
  ])('%s', (_what, before, expected) => expect(morningAfter({ ...when, ...before })).toBe(expected))
})

describe('clocks where no day of the end is asked for', () => {
  const overMidnight = { ...when, start_time: '23:15', end_time: '00:15', end_date: '2026-11-21' }

  it.each<[string, Partial<When>, Partial<When>]>([
    ['end on the same day once they follow each other', { end_time: '23:45' }, { end_date: '2026-11-20' }],
    ['also where the begin goes back behind the end', { start_time: '00:00' }, { end_date: '2026-11-20' }],
    ['leave a night that goes on to the next day', { end_time: '06:00' }, {}],
    ['leave what cannot be read yet', { end_time: '23' }, {}],
  ])('%s', (_what, clocks, more) => expect(withinADay(overMidnight, clocks)).toEqual({ ...clocks, ...more }))

  it('leave what ends before it begins to be asked about', () =>
    expect(withinADay(when, { end_time: '07:00' })).toEqual({ end_time: '07:00' }))
})
