import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  billedMinutes,
  billedRest,
  type BillingRule,
  sharedOut,
  usualBillingRule,
  type VisitMinutes,
} from './billed-minutes.ts'
import { costOf, payableOf } from './rappen.ts'
import type { BilledLetter } from './tariff.ts'

const visit = (taskId: string, minutes: Partial<Record<BilledLetter, number>>, date = '2026-05-04') =>
  Object.entries(minutes).map(
    ([letter, of]): VisitMinutes => ({
      taskId,
      date,
      letter: letter as BilledLetter,
      care_kind: 'ordinary',
      minutes: of,
    }),
  )

const billedOf = (visits: VisitMinutes[], rule: BillingRule = usualBillingRule) =>
  billedMinutes(visits, rule).map(({ taskId, letter, billed: of }) => `${taskId} ${letter} ${of}`)

describe('the minutes of a visit that are billed', () => {
  it.each<[string, Partial<Record<BilledLetter, number>>, string[]]>([
    ['a multiple of five stays', { B: 25 }, ['1 B 25']],
    ['two minutes above it are left', { B: 27 }, ['1 B 25']],
    ['three minutes above it make a unit', { B: 28 }, ['1 B 30']],
    ['each letter is rounded by itself', { A: 12, B: 13, C: 17 }, ['1 A 10', '1 B 15', '1 C 15']],
    ['a visit of one minute is billed with ten', { B: 1 }, ['1 B 10']],
    ['a visit of seven minutes too', { C: 7 }, ['1 C 10']],
    ['what lacks goes to the letter with most minutes', { A: 2, B: 5 }, ['1 A 0', '1 B 10']],
    ['of two alike to the first letter', { B: 4, A: 4 }, ['1 B 5', '1 A 5']],
    ['of two alike, both rounded off, to the first letter', { C: 2, B: 2 }, ['1 C 0', '1 B 10']],
    ['five and five are ten', { B: 5, C: 5 }, ['1 B 5', '1 C 5']],
  ])('%s', (_, minutes, expected) => expect(billedOf(visit('1', minutes))).toEqual(expected))

  it('rounds up where it is so agreed', () =>
    expect(billedOf(visit('1', { B: 21, C: 1 }), { round: 'up', minimum_scope: 'visit' })).toEqual([
      '1 B 25',
      '1 C 5',
    ]))

  const twoShort = [...visit('1', { B: 5 }), ...visit('2', { B: 6 })]

  it('raises each visit', () => expect(billedOf(twoShort)).toEqual(['1 B 10', '2 B 10']))

  it('raises a day once where the least is of the day', () =>
    expect(billedOf(twoShort, { round: 'nearest', minimum_scope: 'day' })).toEqual(['1 B 5', '2 B 5']))

  it('raises each of two days where the least is of the day', () =>
    expect(
      billedOf([...visit('1', { B: 5 }), ...visit('2', { B: 4 }, '2026-05-05')], {
        round: 'nearest',
        minimum_scope: 'day',
      }),
    ).toEqual(['1 B 10', '2 B 10']))
})

const letters = ['A', 'B', 'C'] as const
const anyVisits = fc.array(
  fc.record({
    taskId: fc.constantFrom('1', '2', '3', '4'),
    letter: fc.constantFrom(...letters),
    minutes: fc.integer({ min: 1, max: 600 }),
  }),
  { maxLength: 12 },
)
const anyRule = fc.record({
  round: fc.constantFrom('nearest' as const, 'up' as const),
  minimum_scope: fc.constantFrom('visit' as const, 'day' as const),
})

it('never bills a visit below ten, a part of a unit, or anything but for its order', () => {
  fc.assert(
    fc.property(anyVisits, anyRule, (drawn, rule) => {
      const each = Map.groupBy(drawn, ({ taskId, letter }) => `${taskId}${letter}`)
      const visits = Array.from(
        each.values(),
        ([first]): VisitMinutes => ({
          ...first!,
          date: `2026-05-0${first!.taskId}`,
          care_kind: 'ordinary',
        }),
      )
      const told = billedMinutes(visits, rule)
      expect(told.every(({ billed: of }) => of >= 0 && of % 5 === 0)).toBe(true)
      for (const ofVisit of Map.groupBy(told, ({ taskId }) => taskId).values())
        expect(ofVisit.reduce((sum, one) => sum + one.billed, 0)).toBeGreaterThanOrEqual(10)
      const backwards = billedMinutes(visits.toReversed(), rule)
      expect(backwards.toReversed()).toEqual(told)
    }),
  )
})

it.each<[billed: number, parts: number[], shares: number[]]>([
  [25, [12, 12], [15, 10]],
  [10, [2, 9], [0, 10]],
  [30, [10, 20], [10, 20]],
  [0, [1, 1], [0, 0]],
  [15, [40], [15]],
])('shares %i billed minutes out to %j as %j', (billed, parts, shares) =>
  expect(sharedOut(billed, parts)).toEqual(shares),
)

describe('the rest of a visit of which a part is billed', () => {
  type Cell = [letter: VisitMinutes['letter'], minutes: number, billed?: number, taskId?: string]
  const cell = ([letter, minutes, billed = 0, taskId = '1']: Cell) => ({
    taskId,
    date: '2026-05-01',
    letter,
    care_kind: 'ordinary' as const,
    minutes,
    billed,
  })
  it.each<[string, Cell[], Cell[], [billed: number[], beyond: number]]>([
    ['nothing was billed', [], [['B', 3]], [[10], 0]],
    ['a whole visit of another letter', [['B', 20, 20]], [['C', 3]], [[5], 0]],
    ['the raise of a short part held it already', [['B', 8, 10]], [['B', 4]], [[0], 0]],
    ['the same letter goes on', [['B', 3, 10]], [['B', 20]], [[15], 0]],
    [
      'twice already',
      [
        ['B', 3, 10],
        ['B', 4, 0],
      ],
      [['B', 5]],
      [[0], 0],
    ],
    ['too little for a unit of its own', [['B', 20, 20]], [['A', 2]], [[0], 0]],
    ['a short part was raised, and another letter comes', [['C', 3, 10]], [['B', 3]], [[0], 1]],
    [
      'a raise is taken off the longest first',
      [['C', 3, 10]],
      [
        ['B', 20],
        ['A', 10],
      ],
      [[15, 10], 1],
    ],
    [
      'what was held back for another letter',
      [
        ['C', 3, 10],
        ['B', 3, 0],
      ],
      [['A', 8]],
      [[10], 1],
    ],
    [
      'what was held back, once what was billed beyond is earned',
      [
        ['A', 7, 10],
        ['B', 3, 0],
      ],
      [['A', 1]],
      [[5], 1],
    ],
    ['another visit of the day, by visit', [['B', 3, 10, '2']], [['B', 3]], [[10], 0]],
  ])('is %s', (_, already, rest, [billed, beyond]) => {
    const told = billedRest(rest.map(cell), already.map(cell), usualBillingRule)
    expect([told.parts.map(part => part.billed), told.beyond.length]).toEqual([billed, beyond])
  })

  it('counts the day together where the least is by day', () => {
    const rule = { ...usualBillingRule, minimum_scope: 'day' as const }
    const told = billedRest([cell(['B', 3])], [cell(['B', 3, 10, '2'])], rule)
    expect(told.parts.map(({ billed }) => billed)).toEqual([0])
  })

  it('bills in as many runs as one likes what one run would have billed', () => {
    fc.assert(
      fc.property(anyVisits, anyRule, fc.array(fc.integer({ min: 0, max: 2 })), (drawn, rule, runs) => {
        const visits = drawn.map(each => ({ ...each, date: '2026-05-01', care_kind: 'ordinary' as const }))
        const summed = (each: readonly VisitMinutes[]): VisitMinutes[] =>
          Array.from(Map.groupBy(each, ({ taskId, letter }) => `${taskId} ${letter}`).values(), group => ({
            ...group[0]!,
            minutes: group.reduce((sum, { minutes }) => sum + minutes, 0),
          }))
        const already: (VisitMinutes & { billed: number })[] = []
        let exact = true
        for (const run of [0, 1, 2]) {
          const ofRun = summed(visits.filter((_, at) => (runs[at] ?? 0) === run))
          const { parts, beyond } = billedRest(ofRun, already, rule)
          expect(parts.every(({ billed }) => billed >= 0 && billed % 5 === 0)).toBe(true)
          exact &&= beyond.length === 0
          already.push(...parts)
        }
        const total = (each: readonly { billed: number }[]) =>
          each.reduce((sum, { billed }) => sum + billed, 0)
        const whole = billedMinutes(summed(visits), rule)
        expect(total(already)).toBe(total(whole))
        // Where nothing was billed beyond, it is the same under each letter too.
        if (exact)
          for (const one of whole)
            expect(
              total(already.filter(part => part.taskId === one.taskId && part.letter === one.letter)),
            ).toBe(one.billed)
      }),
    )
  })
})

describe('what minutes cost', () => {
  it.each([
    [5, 641, 525, 438],
    [10, 1282, 1050, 877],
    [15, 1923, 1575, 1315],
    [20, 2563, 2100, 1753],
    [25, 3204, 2625, 2192],
    [30, 3845, 3150, 2630],
    [45, 5768, 4725, 3945],
    [60, 7690, 6300, 5260],
  ])('%i minutes of A, B and C', (minutes, a, b, c) =>
    expect([7690, 6300, 5260].map(rate => costOf(minutes, rate))).toEqual([a, b, c]),
  )

  it.each([
    [124_992, 124_990],
    [124_993, 124_995],
    [124_995, 124_995],
    [124_998, 125_000],
    [1, 0],
    [0, 0],
    [-124_992, -124_990],
  ])('of %i Rappen %i are paid', (total, payable) => expect(payableOf(total) + 0).toBe(payable))
})
