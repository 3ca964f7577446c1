import { describe, expect, it } from 'vitest'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import {
  balanceOf,
  holdingOn,
  toldLetters,
  unprescribedIn,
  type UsedMinutes,
  withPlanned,
} from './prescription-balance.ts'

const dressing = somePrescribed({ duration: 30, frequency: 3, period: 7 })
const hygiene = somePrescribed({
  duration: 25,
  frequency: 1,
  period: 1,
  service_details: { code: '5003.040', group: '5003', letter: 'C', name: 'Igiene', category: 'Igiene' },
})
const of = ({ service_details }: typeof dressing, done: number, planned: number): UsedMinutes => ({
  service_details,
  times: Math.ceil(done / 30),
  done,
  planned,
})
const weight = { ...dressing, service_details: { ...dressing.service_details, code: '5002.030' } }

/** Sixty days, both ends included. */
const prescription = somePrescription({
  start: '2026-11-01',
  end: '2026-12-30',
  services: [dressing, hygiene],
})

describe('the balance of a prescription', () => {
  it('counts what is prescribed by days of a month of thirty', () => {
    const { letters, prescribed } = balanceOf(prescription, [])
    expect(letters.map(({ letter }) => letter)).toEqual(['B', 'C'])
    expect(letters[0]!.prescribed).toBeCloseTo(2 * 385.714, 2)
    expect(letters[1]!.prescribed).toBe(1500)
    expect(prescribed).toBeCloseTo(2271.43, 2)
  })

  it.each([
    ['nothing used', [], { done: 0, planned: 0, left: 1500 }],
    ['some done, some planned', [of(hygiene, 700, 500)], { done: 700, planned: 500, left: 300 }],
    ['more planned than is left', [of(hygiene, 1200, 500)], { done: 1200, planned: 500, left: -200 }],
  ])('of letter C with %s', (_, used, expected) => {
    expect(balanceOf(prescription, used).letters[1]).toMatchObject(expected)
  })

  it('counts what it does not name under its letter, and names it', () => {
    const balance = balanceOf(prescription, [of(dressing, 30, 0), of(weight, 5, 10)])
    expect(balance.letters[0]).toMatchObject({ done: 35, planned: 10 })
    expect(unprescribedIn(balance)).toEqual([of(weight, 5, 10)])
    expect(balance.codes).toEqual(['5002.340', '5003.040'])
  })

  it('keeps housekeeping out of the sum, and never misses it in the prescription', () => {
    const cleaning = {
      ...dressing,
      service_details: { ...dressing.service_details, letter: 'D', code: '5009.010' },
    }
    const balance = balanceOf(prescription, [of(hygiene, 700, 500), of(cleaning, 120, 60)])
    expect(balance).toMatchObject({ done: 700, planned: 500 })
    expect(balance.letters.at(-1)).toEqual({ letter: 'D', prescribed: 0, done: 120, planned: 60, left: -180 })
    expect(unprescribedIn(balance)).toEqual([])
    expect(toldLetters(balance).map(({ letter }) => letter)).toEqual(['B', 'C'])
  })

  it('has a letter of which nothing is prescribed, and all of it is exceeded', () => {
    const advice = {
      ...dressing,
      service_details: { ...dressing.service_details, letter: 'A', code: '5001.010' },
    }
    expect(balanceOf(prescription, [of(advice, 60, 0)]).letters[0]).toEqual({
      letter: 'A',
      prescribed: 0,
      done: 60,
      planned: 0,
      left: -60,
    })
  })
})

describe('what holds on a day', () => {
  const early = somePrescription({ start: '2026-09-01', end: '2026-11-15' })
  const late = somePrescription({ start: '2026-11-01', end: '2026-12-01' })
  const acute = somePrescription({ start: '2026-10-28', end: '2026-11-05', transitional: true })
  const closed = somePrescription({ start: '2026-12-02', end: '2026-12-31', status: 'closed' })
  const struck = somePrescription({ start: '2026-09-01', end: '2027-01-31', struck: { reason: 'Doppia' } })
  it.each([
    ['2026-08-31', []],
    ['2026-09-01', [early]],
    ['2026-11-01', [acute, late, early]],
    ['2026-11-10', [late, early]],
    ['2026-12-01', [late]],
    ['2026-12-02', [closed]],
    ['2027-01-01', []],
  ])('%s', (day, expected) => expect(holdingOn([early, closed, acute, struck, late], day)).toEqual(expected))
})

describe('what is about to be planned', () => {
  const first = balanceOf({ ...prescription, services: [dressing] }, [of(dressing, 30, 30)])
  const second = balanceOf(prescription, [of(hygiene, 100, 50)])
  const [one, other] = withPlanned(
    [first, second],
    [
      { code: '5002.340', letter: 'B', minutes: 20 },
      { code: '5003.040', letter: 'C', minutes: -50 },
    ],
  )

  it('counts under the first that names it, and takes off what falls out', () => {
    expect(one!.letters).toMatchObject([{ letter: 'B', planned: 50, left: first.letters[0]!.left - 20 }])
    expect(other!.letters).toMatchObject([
      { letter: 'B', planned: 0 },
      { letter: 'C', planned: 0, left: second.letters[1]!.left + 50 },
    ])
    expect(other!.left).toBe(second.left + 50)
  })

  it('counts a series on each of its days that the prescription holds on', () => {
    const { start, end } = first
    const days = ['2000-01-01', start, end, '2999-01-01']
    const [held] = withPlanned([first], [{ code: '5002.340', letter: 'B', minutes: 20, days }])
    expect(held!.letters[0]).toMatchObject({ planned: 70, left: first.letters[0]!.left - 40 })
  })
})
