import { describe, expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import type { JobTitle } from '../businesses/job-title.ts'
import { ageClassOf } from './age-class.ts'
import { withheldCells } from './small-cells.ts'
import { countsAsStaff, functionOf } from './staff-function.ts'
import { cellsByAge, clientsByAge, hoursByMonth, percentOf } from './figure-sums.ts'
import { ageAtEndOf, countedYear, endOfDay, hasBegun, monthsOf, monthsTold } from './statistics-year.ts'

describe('a year', () => {
  test.each([
    ['that is over', 2025, '2026-11-20', '2025-12-31'],
    ['that runs', 2026, '2026-11-20', '2026-11-20'],
    ['on its first day', 2026, '2026-01-01', '2026-01-01'],
    ['on its last day', 2026, '2026-12-31', '2026-12-31'],
  ])('%s', (_, year, today, on) => {
    expect(countedYear(year, today)).toEqual({ year, start: `${year}-01-01`, end: `${year}-12-31`, on })
  })

  test.each([
    [2025, true],
    [2026, true],
    [2027, false],
  ])('%i has begun in 2026: %s', (year, begun) => expect(hasBegun(year, '2026-11-20')).toBe(begun))

  test.each([
    ['all year', ['2026-01', '2026-12'], 12],
    ['from September on', ['2026-11', '2026-09'], 4],
    ['in December alone', ['2026-12'], 1],
    ['never', [], 12],
  ])('where there is something to tell %s', (_, months, shown) =>
    expect(
      monthsTold(
        2026,
        months.map(month => ({ month })),
      ),
    ).toEqual(monthsOf(2026).slice(-shown)),
  )

  test('has its months, and ends at midnight where the house stands', () => {
    expect(monthsOf(2026)).toHaveLength(12)
    expect([monthsOf(2026)[0], monthsOf(2026)[11]]).toEqual(['2026-01', '2026-12'])
    expect(endOfDay('2026-12-31')).toBe('2026-12-31T23:00:00.000Z')
    expect(endOfDay('2026-06-30')).toBe('2026-06-30T22:00:00.000Z')
  })
})

test.each([
  [0, '0-4'],
  [4, '0-4'],
  [5, '5-19'],
  [19, '5-19'],
  [20, '20-64'],
  [64, '20-64'],
  [65, '65-79'],
  [79, '65-79'],
  [80, '80+'],
  [104, '80+'],
])('at the age of %i one is of the class %s', (age, ageClass) => {
  expect(ageClassOf(age)).toBe(ageClass)
})

test.each([
  ['1941-03-11', 85],
  ['1946-12-31', 80],
  ['1947-01-01', 79],
  ['2004-02-29', 22],
])('born on %s one is %i at the end of 2026', (birthday, age) => {
  expect(ageAtEndOf(2026, birthday)).toBe(age)
})

test.each<[string, Role[], JobTitle, string]>([
  ['an owner who is also in the office', ['AMM', 'PROP'], 'director', 'direction'],
  ['a nursing director who cares', ['DS', 'INF'], 'nurse_bsc', 'direction'],
  ['a nurse who plans', ['PIA', 'INF'], 'nurse_diploma', 'care'],
  ['an independent nurse', ['IND'], 'nurse_independent', 'care'],
  ['a domestic helper', ['AUS'], 'domestic_helper', 'housekeeping'],
  ['a family helper', ['AUS'], 'family_helper', 'care'],
  ['a planner', ['PIA'], 'planner', 'planning'],
  ['the office', ['AMM', 'AUD'], 'administration', 'administration'],
  ['an auditor', ['AUD'], 'administration', 'other'],
])('%s counts in one function', (_, roles, job_title, of) => {
  expect(functionOf({ roles, job_title })).toBe(of)
})

test.each<[Role[], boolean]>([
  [['MED'], false],
  [['SYS'], false],
  [['AUD', 'MED'], false],
  [['TER'], true],
  [['AMM', 'SYS'], true],
])('who holds %s counts as staff: %s', (roles, counts) => {
  expect(countsAsStaff(roles)).toBe(counts)
})

test.each([
  ['nobody small', [4, 0, 10], [false, false, false]],
  ['one small, with the smallest other one', [3, 9, 5, 0], [true, false, true, false]],
  ['one small alone', [2, 0], [true, false]],
  ['two small that are no few together', [3, 2, 9], [true, true, false]],
  ['two small that are few together', [1, 2, 9, 5], [true, true, false, true]],
  ['each of one person, with the smallest other one', [1, 1, 1, 1, 9], [true, true, true, true, true]],
  ['none', [0, 0], [false, false]],
  ['two others alike', [1, 5, 5], [true, true, false]],
])('of cells with %s these are withheld', (_, persons, withheld) => {
  expect(withheldCells(persons)).toEqual(withheld)
})

describe('sums', () => {
  test('of years of birth are those of their class', () => {
    const cell = { kind: 'B', gender: 'female', clients: 1, minutes: 30 } as const
    const cells = cellsByAge(
      [
        { ...cell, birth_year: 1946 },
        { ...cell, birth_year: 1930 },
        { ...cell, birth_year: 1947 },
        { ...cell, birth_year: 1930, gender: 'male' },
      ],
      2026,
    )
    expect(clientsByAge(cells, 'B').slice(3)).toEqual([
      { age_class: '65-79', female: 1, male: 0, clients: 1, minutes: 30 },
      { age_class: '80+', female: 2, male: 1, clients: 3, minutes: 90 },
    ])
    expect(clientsByAge(cells, null).every(({ clients }) => clients === 0)).toBe(true)
  })

  test('of hours have every month, of one letter or of all', () => {
    const hours = [
      { month: '2026-02', letter: 'A', planned: 10, done: 7 },
      { month: '2026-02', letter: 'B', planned: 20, done: 21 },
    ]
    expect(hoursByMonth(2026, hours)[1]).toEqual({ month: '2026-02', planned: 30, done: 28 })
    expect(hoursByMonth(2026, hours, 'A')[1]).toEqual({ month: '2026-02', planned: 10, done: 7 })
    expect(hoursByMonth(2026, hours)[0]).toEqual({ month: '2026-01', planned: 0, done: 0 })
  })

  test('of nothing have no share', () => {
    expect(percentOf(0, 0)).toBeNull()
    expect(percentOf(1, 4)).toBe(25)
  })
})
