import { describe, expect, it } from 'vitest'
import { someDrug } from '../testing/some-drug.ts'
import { someScale } from '../testing/some-scale.ts'
import { instantOf } from '../days/instant.ts'
import { type Drug, drugDefaults } from './drug.ts'
import { usualWindows } from './dose-windows.ts'
import { dosesDue, drugsWithoutDose, momentsDue, momentsMet, nextDose } from './due-doses.ts'

const today = '2026-11-20'
const stay = (start_time: string | null, end_time: string | null, end_date = today) => ({
  date: today,
  end_date,
  start_time,
  end_time,
})

describe('moments that a stay meets', () => {
  const cases: [string, string | null, string | null, string, string[]][] = [
    ['a morning visit', '08:00', '09:00', today, ['20 morning']],
    ['up to the edge of the morning', '10:00', '11:00', today, ['20 morning']],
    ['over the edge', '10:30', '11:01', today, ['20 morning', '20 afternoon']],
    ['from the edge', '11:00', '11:30', today, ['20 afternoon']],
    ['an evening visit', '18:00', '19:30', today, ['20 evening']],
    ['a late visit', '20:45', '21:30', today, ['20 evening', '20 night']],
    ['before six in the morning', '05:00', '05:45', today, ['19 night']],
    ['across six in the morning', '05:30', '06:30', today, ['19 night', '20 morning']],
    ['a night watch', '22:00', '06:00', '2026-11-21', ['20 night']],
    ['a watch into the morning', '20:00', '07:00', '2026-11-21', ['20 evening', '20 night', '21 morning']],
    [
      'a whole day with clocks',
      '00:00',
      '23:59',
      today,
      ['19 night', '20 morning', '20 afternoon', '20 evening', '20 night'],
    ],
    ['a day without clocks', null, null, today, ['20 morning', '20 afternoon', '20 evening', '20 night']],
  ]
  it.each(cases)('%s', (_, start, end, end_date, expected) =>
    expect(
      momentsMet(stay(start, end, end_date)).map(({ day, moment }) => `${day.slice(8)} ${moment}`),
    ).toEqual(expected),
  )
})

describe('drugs of a stay of which nobody wrote how much and when', () => {
  const known = { version: 1, written_at: '2026-11-01T08:00:00.000Z', struck: null }
  const drug = (_id: string, changed: object) => ({
    ...drugDefaults('2026-11-01'),
    ...known,
    _id,
    ...changed,
  })
  const cases: [string, object, boolean][] = [
    ['only a name and a way', {}, true],
    ['a scale without a moment', { dose_scale: someScale }, true],
    ['a dose', { evening: 1 }, false],
    ['taken as needed', { reserve: true }, false],
    ['managed by the client', { self_managed: true }, false],
    ['not begun', { start_date: '2026-11-22' }, false],
    ['ended', { end_date: '2026-11-19' }, false],
    ['struck', { struck: { reason: 'Sospeso' } }, false],
    ['of another day of the week', { days: ['mon'] }, false],
  ]
  it.each(cases)('%s', (_, changed, expected) =>
    expect(drugsWithoutDose([drug('one', changed)], stay('08:00', '09:00')).length > 0).toBe(expected),
  )

  it('are those as they stand now, of each day of the stay', () => {
    const before = drug('one', {})
    const told = { ...before, version: 2, morning: 1 }
    const tomorrow = drug('two', { start_date: '2026-11-21' })
    const overNight = stay('22:00', '06:00', '2026-11-21')
    expect(drugsWithoutDose([before, told, tomorrow], overNight)).toEqual([tomorrow])
  })
})

describe('doses due at a visit', () => {
  const known = { _id: 'drug', version: 1, written_at: '2026-11-01T08:00:00.000Z' }
  const drug = (changed: object) => ({ ...drugDefaults('2026-11-01'), struck: null, ...known, ...changed })
  const at = { windows: usualWindows, now: '2026-11-20T08:00:00.000Z' }
  const due = (drugs: ReturnType<typeof drug>[], visit: ReturnType<typeof stay>) =>
    dosesDue(drugs, visit, at).map(({ dose, day, moment }) => [dose, day, moment])

  it('are those of the moments it meets', () => {
    expect(due([drug({ morning: 0.5, evening: 2 })], stay('08:00', '09:00'))).toEqual([
      [0.5, today, 'morning'],
    ])
  })

  it('are neither taken as needed nor managed by the client', () => {
    const drugs = [drug({ morning: 1, reserve: true }), drug({ _id: 'own', morning: 1, self_managed: true })]
    expect(due(drugs, stay('08:00', '09:00'))).toEqual([])
  })

  it("after midnight follow the day before: a Thursday's night drug on Friday at five", () => {
    const thursdays = drug({ night: 1, days: ['thu'] })
    const fridays = drug({ night: 1, days: ['fri'] })
    expect(due([thursdays], stay('05:00', '05:30'))).toEqual([[1, '2026-11-19', 'night']])
    expect(due([fridays], stay('05:00', '05:30'))).toEqual([])
  })

  it('of a drug that ended yesterday still fall on its last night', () => {
    const ended = drug({ night: 1, morning: 1, end_date: '2026-11-19' })
    expect(due([ended], stay('05:30', '06:30'))).toEqual([[1, '2026-11-19', 'night']])
  })
})

describe('the dose that comes next after one whose time is over', () => {
  const drug = (changed: object) => ({ ...drugDefaults('2026-11-01'), struck: null, ...changed })
  const noon = '2026-11-20T11:30:00.000Z'
  const cases: [string, object, string, string | null][] = [
    ['later on the day', { morning: 1, evening: 2 }, today, '20 evening 2'],
    ['whose time is already running', { morning: 1, afternoon: 3 }, today, '20 afternoon 3'],
    ['on the next day', { morning: 1 }, today, '21 morning 1'],
    ['of a dose of last week', { morning: 1, evening: 1 }, '2026-11-12', '20 evening 1'],
    ['in three days', { morning: 1, every_n_days: 3, start_date: today }, today, '23 morning 1'],
    ['nowhere', { morning: 1, end_date: today }, today, null],
    [
      'without an amount by a scale',
      { morning: 1, evening: 1, dose_scale: someScale },
      today,
      '20 evening 0',
    ],
  ]
  it.each(cases)('%s', (_, changed, day, expected) => {
    const next = nextDose(drug(changed), { day, moment: 'morning' }, usualWindows, noon)
    expect(next && `${next.day.slice(8)} ${next.moment} ${next.dose}`).toBe(expected)
  })
})

describe('moments of a drug that are due by now', () => {
  const daily = someDrug({ morning: 1, evening: 1, night: 1 })
  const at = (clock: string) => instantOf(today, clock)
  const cases: [string, Drug, string, string[]][] = [
    ['none before the first', someDrug({ morning: 1 }), '04:59', []],
    ['a tour may run an hour ahead', someDrug({ morning: 1 }), '05:01', ['20 morning']],
    ['last night lasts until the morning', daily, '04:30', ['19 night']],
    ['what is over and what is to come', daily, '10:00', ['20 morning']],
    ['what is over stays due', daily, '16:00', ['20 morning', '20 evening']],
    ['taken as needed', someDrug({ morning: 1, reserve: true }), '10:00', []],
    ['managed alone', someDrug({ morning: 1, self_managed: true }), '10:00', []],
    ['not on this day', someDrug({ morning: 1, days: ['mon'] }), '10:00', []],
    ['ended', someDrug({ morning: 1, end_date: '2026-11-19' }), '10:00', []],
  ]
  it.each(cases)('%s', (_, drug, clock, expected) =>
    expect(
      momentsDue(drug, usualWindows, at(clock)).map(({ day, moment }) => `${day.slice(8)} ${moment}`),
    ).toEqual(expected),
  )
})
