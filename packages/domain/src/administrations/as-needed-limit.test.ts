import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Instant, instantAt, millisecondsOf } from '../days/instant.ts'
import { allowedFrom, type AsNeededLimits, dosesInTheWay, type TakenDose } from './as-needed-limit.ts'

const limits: AsNeededLimits = { reserve_min_interval_hours: 4, reserve_max_24h: 4 }
const at = (clock: string, day = '20'): Instant => `2026-11-${day}T${clock}:00.000Z`
const taken = (...given: [string, number][]): TakenDose[] =>
  given.map(([clock, dose]) => ({ given_at: at(clock), dose }))
const clocksOf = (doses: readonly TakenDose[]) => doses.map(({ given_at }) => given_at.slice(11, 16))

describe('what stands in the way of a dose', () => {
  const cases: [string, TakenDose[], Instant, number, string[]][] = [
    ['nothing before the first one', [], at('08:00'), 1, []],
    ['one a minute too near', taken(['08:00', 1]), at('11:59'), 1, ['08:00']],
    ['nothing on the very hour', taken(['08:00', 1]), at('12:00'), 1, []],
    ['one that was written down later', taken(['12:00', 1]), at('09:00'), 1, ['12:00']],
    ['the sum of 24 hours', taken(['08:00', 2], ['12:00', 2]), at('16:00'), 1, ['08:00', '12:00']],
    ['nothing up to the sum', taken(['08:00', 1], ['12:00', 2]), at('16:00'), 1, []],
    ['nothing that is 24 hours old', taken(['08:00', 4]), at('08:00', '21'), 4, []],
    ['what is a minute younger', taken(['08:00', 4]), at('07:59', '21'), 1, ['08:00']],
    ['a later day that would hold too much', taken(['20:00', 4]), at('08:00'), 1, ['20:00']],
  ]
  it.each(cases)('%s', (_, doses, given_at, dose, found) => {
    expect(clocksOf(dosesInTheWay(limits, doses, { given_at, dose }))).toEqual(found)
  })

  it('is nothing where nothing is ordered', () => {
    const none = { reserve_min_interval_hours: null, reserve_max_24h: null }
    expect(dosesInTheWay(none, taken(['08:00', 20]), { given_at: at('08:01'), dose: 20 })).toEqual([])
  })

  it('counts hours and not clocks on the nights of the clock change', () => {
    // From 01:30 to 04:30 on 25 October lie four hours, on 29 March two.
    const before = { given_at: '2026-10-24T23:30:00.000Z', dose: 1 }
    expect(dosesInTheWay(limits, [before], { given_at: '2026-10-25T03:30:00.000Z', dose: 1 })).toEqual([])
    const march = { given_at: '2026-03-29T00:30:00.000Z', dose: 1 }
    expect(dosesInTheWay(limits, [march], { given_at: '2026-03-29T02:30:00.000Z', dose: 1 })).toEqual([march])
  })
})

describe('when the next dose may be given', () => {
  const cases: [string, TakenDose[], number, Instant, Instant | null][] = [
    ['at once', [], 1, at('08:00'), at('08:00')],
    ['after the interval', taken(['08:00', 1]), 1, at('09:00'), at('12:00')],
    ['after the sum of 24 hours', taken(['08:00', 2], ['12:00', 2]), 1, at('16:00'), at('08:00', '21')],
    ['never, if it alone is too much', [], 5, at('08:00'), null],
  ]
  it.each(cases)('%s', (_, doses, dose, from, allowed) => {
    expect(allowedFrom(limits, doses, dose, from)).toBe(allowed)
  })
})

it('whatever is given only when nothing stands in the way keeps interval and sum, in any order of writing', () => {
  const hour = 3_600_000
  const start = millisecondsOf('2026-10-23T00:00:00.000Z')
  const dose = fc.record({ quarter: fc.integer({ min: 0, max: 400 }), dose: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(dose, { maxLength: 40 }), tried => {
      const given: TakenDose[] = []
      for (const { quarter, dose: amount } of tried) {
        const next = { given_at: instantAt(start + quarter * (hour / 4)), dose: amount }
        if (dosesInTheWay(limits, given, next).length === 0) given.push(next)
      }
      const times = given.map(({ given_at }) => millisecondsOf(given_at)).toSorted((a, b) => a - b)
      times.slice(1).forEach((time, index) => expect(time - times[index]!).toBeGreaterThanOrEqual(4 * hour))
      for (const end of times) {
        const inWindow = given.filter(({ given_at }) => {
          const time = millisecondsOf(given_at)
          return time > end - 24 * hour && time <= end
        })
        expect(inWindow.reduce((sum, one) => sum + one.dose, 0)).toBeLessThanOrEqual(4)
      }
    }),
  )
})
