import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposedMinutes, realMinutes } from './proposed-minutes.ts'

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`

describe('a visit really took', () => {
  it.each<[string, string | null, string | null, number | null]>([
    ['from begin to end', at('08:02'), at('08:49'), 47],
    ['up to now while it goes on', at('08:02'), null, 58],
    ['at least a minute', at('08:02'), at('08:02'), 1],
    ['nobody knows how long without a begin', null, at('08:49'), null],
    ['ten hours at most', at('08:00'), at('18:00'), 600],
    ['not ten hours and more: somebody forgot to end it', at('08:00'), at('18:01'), null],
  ])('%s', (_, started_at, ended_at, minutes) =>
    expect(realMinutes({ started_at, ended_at }, at('09:00'))).toBe(minutes),
  )

  it('counts half a minute up', () => {
    const visit = { started_at: '2026-11-20T08:00:00.000Z', ended_at: '2026-11-20T08:20:30.000Z' }
    expect(realMinutes(visit, at('09:00'))).toBe(21)
  })
})

describe('the minutes to propose', () => {
  it.each<[readonly number[], number | null, number[]]>([
    [[30], 47, [47]],
    [[15, 20], 35, [15, 20]],
    [[15, 20], 47, [20, 27]],
    [[60, 5, 5, 5], 75, [60, 5, 5, 5]],
    [[15, 20], null, [15, 20]],
    [[10, 10, 10], 10, [4, 3, 3]],
    [[60, 5, 5], 4, [2, 1, 1]],
    [[10, 10, 10], 2, [1, 1, 1]],
    [[30], 75, [75]],
    [[], 20, []],
  ])('planned %j, really %s: %j', (planned, real, proposed) =>
    expect(proposedMinutes(planned, real)).toEqual(proposed),
  )

  const minutes = fc.integer({ min: 1, max: 600 })

  it('are whole, at least one each, and together the real time', () => {
    fc.assert(
      fc.property(fc.array(minutes, { minLength: 1, maxLength: 12 }), minutes, (planned, real) => {
        const proposed = proposedMinutes(planned, real)
        expect(proposed.every(one => Number.isInteger(one) && one >= 1)).toBe(true)
        const total = proposed.reduce((all, one) => all + one, 0)
        expect(total).toBe(Math.max(real, planned.length))
      }),
    )
  })

  it('never turn the order of the plan round', () => {
    const inOrder = fc.property(minutes, minutes, minutes, (one, other, real) => {
      const [first, second] = proposedMinutes([one, other], real) as [number, number]
      return one <= other || first >= second
    })
    expect(() => fc.assert(inOrder)).not.toThrow()
  })
})
