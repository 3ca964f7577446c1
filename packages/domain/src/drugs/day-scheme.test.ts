import { describe, expect, it } from 'vitest'
import { daySchemeOf, isTakenOn, nextDayOf } from './day-scheme.ts'
import { drugDefaults } from './drug.ts'

// A Friday.
const today = '2026-11-20'
const drug = (changed: object = {}) => ({ ...drugDefaults('2026-11-01'), struck: null, ...changed })

describe('whether a drug is taken on Friday 20 November 2026', () => {
  const cases: [string, object, boolean][] = [
    ['every day', {}, true],
    ['from today on', { start_date: today }, true],
    ['from tomorrow on', { start_date: '2026-11-21' }, false],
    ['until today', { end_date: today }, true],
    ['until yesterday', { end_date: '2026-11-19' }, false],
    ['on Fridays', { days: ['fri'] }, true],
    ['on Mondays and Thursdays', { days: ['mon', 'thu'] }, false],
    ['each day counted one', { every_n_days: 1 }, true],
    ['every third day, begun today', { start_date: today, every_n_days: 3 }, true],
    ['every third day, begun three days ago', { start_date: '2026-11-17', every_n_days: 3 }, true],
    ['every third day, begun two days ago', { start_date: '2026-11-18', every_n_days: 3 }, false],
    ['every third day, begun last summer', { start_date: '2026-07-20', every_n_days: 3 }, true],
    ['every ninetieth day, begun in leap year 2024', { start_date: '2024-02-29', every_n_days: 90 }, false],
    ['struck', { struck: { reason: 'Errore' } }, false],
    ['as needed', { reserve: true }, true],
    ['as needed, ended', { reserve: true, end_date: '2026-11-19' }, false],
    ['by the client alone', { self_managed: true }, true],
  ]
  it.each(cases)('%s', (_, changed, taken) => expect(isTakenOn(drug(changed), today)).toBe(taken))
})

describe("a day's scheme", () => {
  it('stands by moments, then as needed, then what has no dose', () => {
    const half = drug({ name: 'Torasemid', morning: 0.5, night: 1 })
    const insulin = drug({ name: 'Lantus', dose_unit: 'unit', evening: 24, self_managed: true })
    const reserve = drug({ name: 'Dafalgan', reserve: true, morning: 1 })
    const patch = drug({ name: 'Fentanyl', every_n_days: 3 })
    const ended = drug({ name: 'Augmentin', afternoon: 1, end_date: '2026-11-10' })
    const started = drug({ ...patch, start_date: '2026-11-17' })
    const weekly = drug({ name: 'Metotrexato', days: ['mon'], morning: 1 })
    const coming = drug({ name: 'Xarelto', start_date: '2026-11-21', morning: 1 })
    expect(daySchemeOf([half, insulin, reserve, started, ended, weekly, coming], today)).toEqual({
      morning: [{ drug: half, dose: 0.5 }],
      afternoon: [],
      evening: [{ drug: insulin, dose: 24 }],
      night: [{ drug: half, dose: 1 }],
      as_needed: [reserve],
      without_dose: [started],
      other_days: [weekly],
    })
  })

  it('is empty without drugs', () => {
    const scheme = daySchemeOf([], today)
    expect(Object.values(scheme).flat()).toEqual([])
  })
})

describe('the next day after Friday 20 November 2026', () => {
  const cases: [string, object, string | null][] = [
    ['every day', {}, '2026-11-21'],
    ['on Mondays', { days: ['mon'] }, '2026-11-23'],
    ['on Fridays', { days: ['fri'] }, '2026-11-27'],
    ['every third day', { start_date: '2026-11-19', every_n_days: 3 }, '2026-11-22'],
    ['every ninetieth day, begun today', { start_date: today, every_n_days: 90 }, '2027-02-18'],
    ['on Mondays, ended before', { days: ['mon'], end_date: '2026-11-22' }, null],
  ]
  it.each(cases)('%s', (_, changed, next) => expect(nextDayOf(drug(changed), today)).toBe(next))
})
