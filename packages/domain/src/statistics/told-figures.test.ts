import { describe, expect, it, test } from 'vitest'
import { toldSum } from './small-cells.ts'
import type { HoursOfMonth } from './statistics.ts'
import {
  clientsTold,
  type CountedYearOfClients,
  fallsTold,
  prescriptionsTold,
  woundsTold,
} from './told-figures.ts'

const counted = { open: 9, ending: 2, clients: 6, ending_clients: 2 }

it.each([
  ['a house', 'many', { open: 9, ending: null, clients: 6 }],
  ['one client', 'one', { open: 9, ending: 2, clients: 6 }],
] as const)('open prescriptions of %s are told by how many clients stand behind them', (_, of, told) =>
  expect(prescriptionsTold(of, counted)).toEqual(told),
)

describe('falls', () => {
  const months = [
    { month: '2026-01', falls: 9, clients: 2 },
    { month: '2026-02', falls: 5, clients: 5 },
    { month: '2026-03', falls: 7, clients: 7 },
    { month: null, falls: 21, clients: 8 },
  ]
  it('of a month with few clients are withheld however many, and the smallest other month with them', () =>
    expect(fallsTold('many', months)).toEqual({
      months: [
        { month: '2026-01', falls: null },
        { month: '2026-02', falls: null },
        { month: '2026-03', falls: 7 },
      ],
      falls: 21,
      clients: 8,
    }))
  it('of one client are told as they are', () =>
    expect(fallsTold('one', months).months.map(({ falls }) => falls)).toEqual([9, 5, 7]))
  it('that did not happen are none', () =>
    expect(fallsTold('many', [])).toEqual({ months: [], falls: 0, clients: 0 }))
  it('of few clients have no sum', () =>
    expect(fallsTold('many', [{ month: null, falls: 6, clients: 3 }])).toEqual({
      months: [],
      falls: null,
      clients: null,
    }))
})

test('wounds are told number by number', () =>
  expect(
    woundsTold('many', [
      { topic: 'chronic-wound', opened: 4, opened_clients: 3, open: 5, open_clients: 5, clients: 6 },
    ]),
  ).toEqual([{ topic: 'chronic-wound', opened: null, open: 5, clients: 6 }]))

describe('clients', () => {
  const cell = { kind: null, age_class: '80+', gender: 'female', clients: 6, minutes: 60 } as const
  const of = (
    clients: number,
    more: Partial<Omit<typeof cell, 'age_class'>> & { age_class?: '80+' | '65-79' },
  ) => ({
    ...cell,
    ...more,
    clients,
  })
  const told = (
    cells: CountedYearOfClients['cells'],
    more: Partial<CountedYearOfClients> = {},
    hours: HoursOfMonth[] = [],
  ) => clientsTold({ cells, clients: { care: 8, all: 13 }, folded: [], ...more }, hours)
  it('of few persons are withheld with the smallest others of their kind, those of all kinds without minutes', () => {
    const { cells, kinds, clients } = told([
      of(6, {}),
      of(5, { age_class: '65-79' }),
      { ...of(6, {}), kind: 'B' },
      { ...of(2, { age_class: '65-79' }), kind: 'B' },
      { ...of(1, {}), kind: 'D' },
    ])
    expect(cells.map(each => [each.kind, each.clients, each.minutes])).toEqual([
      [null, null, null],
      [null, null, null],
      ['B', null, null],
      ['B', null, null],
      ['D', null, null],
    ])
    expect(kinds).toEqual([
      { kind: 'B', clients: 8, minutes: 120 },
      { kind: 'D', clients: null, minutes: 60 },
    ])
    expect(clients).toEqual({ care: 8, all: 13, from_80: null, cases: null })
  })
  it('of kinds of no few are cases, and those without care are told where they are no few', () => {
    const cells = [of(9, {}), { ...of(8, {}), kind: 'B' as const }, { ...of(5, {}), kind: 'D' as const }]
    expect(told(cells).clients).toMatchObject({ cases: 13, care: 8 })
    expect(told(cells, { clients: { care: 8, all: 9 } }).clients.care).toBeNull()
    expect(told(cells, { clients: { care: 2, all: 9 } }).clients.care).toBeNull()
  })
  it('have no minutes of a kind that counts under its letters, nor of one whose letter stands with another', () => {
    const cells = [
      { ...of(6, {}), kind: 'B' as const },
      { ...of(5, {}), kind: 'C' as const },
      { ...of(5, {}), kind: 'D' as const },
    ]
    const hours = ['B', 'C+D'].map(letter => ({ month: '2026-01', letter, planned: 0, done: 60 }))
    const year = told(cells, { folded: ['transitional'] }, hours)
    expect(year.kinds).toEqual([
      { kind: 'B', clients: 6, minutes: 60 },
      { kind: 'C', clients: 5, minutes: null },
      { kind: 'D', clients: 5, minutes: null },
      { kind: 'transitional', clients: null, minutes: null },
    ])
    expect(year.cells.map(({ clients, minutes }) => [clients, minutes])).toEqual([
      [6, 60],
      [5, null],
      [5, null],
    ])
  })
  it.each([
    [6, 5, 6],
    [3, 9, null],
    [9, 3, null],
    [9, 0, 9],
    [0, 9, 0],
  ])(
    'of 80 years and more are told where neither they nor the others are few: %i beside %i',
    (old, others, expected) => {
      const cells = [of(old, {}), of(others, { age_class: '65-79' })]
      expect(told(cells).clients.from_80).toBe(expected)
    },
  )
})

test('a sum of which a part is withheld is withheld', () => {
  expect(toldSum([1, null])).toBeNull()
  expect(toldSum([1, 2])).toBe(3)
  expect(toldSum([])).toBe(0)
})
