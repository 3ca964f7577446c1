import { describe, expect, it } from 'vitest'
import { type Drug, drugDefaults } from '../drugs/drug.ts'
import type { Moment } from '../drugs/drug-lists.ts'
import { someScale } from '../testing/some-scale.ts'
import { isSameOrder, orderOf, orderOfAnyDay } from './order.ts'

const drug = (changed: Partial<Drug> = {}) => ({
  ...drugDefaults('2026-11-01'),
  name: 'Torasemide 5 mg',
  modality: 'OS' as const,
  morning: 1,
  struck: null,
  ...changed,
})

describe('what is ordered for a dose', () => {
  const cases: [string, Partial<Drug>, string, Moment | null, number | null][] = [
    ['a dose of the scheme', {}, '2026-11-20', 'morning', 1],
    ['nothing at another moment', {}, '2026-11-20', 'evening', null],
    ['nothing before it begins', { start_date: '2026-11-21' }, '2026-11-20', 'morning', null],
    ['the last day too', { end_date: '2026-11-20' }, '2026-11-20', 'morning', 1],
    ['nothing after its end', { end_date: '2026-11-19' }, '2026-11-20', 'morning', null],
    ['a patch on its third day', { every_n_days: 3 }, '2026-11-19', 'morning', 1],
    ['no patch in between', { every_n_days: 3 }, '2026-11-20', 'morning', null],
    [
      'a patch after the change of the clocks',
      { start_date: '2026-10-24', every_n_days: 3 },
      '2026-10-27',
      'morning',
      1,
    ],
    ['a dose of Friday', { days: ['fri'] }, '2026-11-20', 'morning', 1],
    ['none of Monday', { days: ['mon'] }, '2026-11-20', 'morning', null],
    ['nothing of a struck one', { struck: { reason: 'Doppione' } }, '2026-11-20', 'morning', null],
    ['an amount each time', { reserve: true }, '2026-11-20', null, 1],
    ['no moment for it', { reserve: true }, '2026-11-20', 'morning', null],
    ['no amount where they differ', { reserve: true, evening: 2 }, '2026-11-20', null, 0],
    ['nothing as needed of a drug of the scheme', {}, '2026-11-20', null, null],
    ['no amount of its own by a scale', { dose_scale: someScale }, '2026-11-20', 'morning', 0],
    ['nothing at a moment that a scale leaves out', { dose_scale: someScale }, '2026-11-20', 'evening', null],
    ['no amount as needed by a scale', { dose_scale: someScale, reserve: true }, '2026-11-20', null, 0],
  ]
  it.each(cases)('%s', (_, changed, day, moment, dose) => {
    expect(orderOf(drug(changed), day, moment)?.dose ?? null).toBe(dose)
  })
})

describe('a drug that changed between plan and giving', () => {
  const before = orderOf(drug(), '2026-11-20', 'morning')
  const cases: [string, Partial<Drug>, boolean][] = [
    ['its comments', { comments: 'Dopo colazione' }, true],
    ['its evening', { evening: 1 }, true],
    ['its dose', { morning: 0.5 }, false],
    ['its way', { modality: 'SC' }, false],
    ['its unit', { dose_unit: 'drop' }, false],
    ['its name', { name: 'Torasemide 10 mg' }, false],
    ['its end', { end_date: '2026-11-19' }, false],
    ['struck', { struck: { reason: 'Doppione' } }, false],
    ['taken as needed now', { reserve: true }, false],
    ['its scale', { dose_scale: someScale }, false],
  ]
  it.each(cases)('%s', (_, changed, same) => {
    expect(isSameOrder(before, orderOf(drug(changed), '2026-11-20', 'morning'))).toBe(same)
  })

  it('one step of its scale', () => {
    const scaled = (steps = someScale.steps) =>
      orderOf(drug({ dose_scale: { ...someScale, steps } }), '2026-11-20', 'morning')
    expect(isSameOrder(scaled(), scaled([...someScale.steps]))).toBe(true)
    expect(isSameOrder(scaled(), scaled([...someScale.steps, { from: 20, dose: 10 }]))).toBe(false)
  })
})

describe('what a drug orders on any day', () => {
  const day = '2026-11-20'
  const cases: [string, Partial<Drug>, Moment | null, number | null][] = [
    ['a dose of one that has ended', { end_date: '2026-11-19' }, 'morning', 1],
    ['a dose of one that begins tomorrow', { start_date: '2026-11-21' }, 'morning', 1],
    ['a dose of another weekday', { days: ['mon'] }, 'morning', 1],
    ['a patch in between', { every_n_days: 3 }, 'morning', 1],
    ['nothing at a moment that it never has', { end_date: '2026-11-19' }, 'night', null],
    ['nothing of the scheme, taken as needed', { reserve: true }, 'morning', null],
    ['what is taken as needed', { reserve: true, end_date: '2026-11-19' }, null, 1],
    ['nothing that was struck', { struck: { reason: 'Errore' } }, 'morning', null],
  ]
  it.each(cases)('is %s', (_, changed, moment, expected) =>
    expect(orderOfAnyDay(drug(changed), day, moment)?.dose ?? null).toBe(expected),
  )
})
