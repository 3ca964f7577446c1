import { describe, expect, test } from 'vitest'
import { someStatistics } from '../testing/some-statistics.ts'
import { type FederalName, federalState, federalVariables } from './federal.ts'
import { keyFigures } from './figure-sums.ts'
import { dossierTableOf, tableOf } from './statistics-tables.ts'

const year = someStatistics()

test('the key figures are reckoned of what was performed', () => {
  const known = { ...year.staff, lacking: { ...year.staff.lacking, percent: 0 } }
  expect(keyFigures({ ...year, staff: known })).toEqual({
    done: 180,
    care: 120,
    carePerClient: 12,
    shareOf80: 60,
    perPost: 360,
    perVisit: 45,
    onTime: 50,
  })
  expect(keyFigures(year).perPost, 'of somebody nobody wrote how much she works').toBeNull()
  const nothing = someStatistics({
    hours: [],
    visits: [],
    cells: [],
    kinds: [],
    clients: { care: 0, all: 0, from_80: 0, cases: 0 },
    staff: { ...year.staff, percent_days: 0 },
  })
  expect(keyFigures(nothing)).toEqual({
    done: 0,
    care: 0,
    carePerClient: null,
    shareOf80: null,
    perPost: null,
    perVisit: null,
    onTime: null,
  })
})

describe('a table', () => {
  test('of hours has every month of every letter, in minutes', () => {
    const { rows } = tableOf('hours', year)
    expect(rows).toHaveLength(24)
    expect(rows.slice(0, 2)).toEqual([
      [2026, '2026-01', 'B', 120, 90],
      [2026, '2026-02', 'B', 0, 30],
    ])
    expect(rows[13]).toEqual([2026, '2026-02', 'D', 60, 60])
  })

  test('of clients says of a cell of few persons only that it says nothing', () => {
    const { rows } = tableOf('clients', year)
    const told = rows.filter(([, , , , clients]) => clients !== 0)
    expect(told).toEqual([
      [2026, 'Tutte', '65-79', 'maschile', 4, null],
      [2026, 'Tutte', '80+', 'femminile', 6, null],
      [2026, 'B – cure', '65-79', 'maschile', 4, 20],
      [2026, 'B – cure', '80+', 'femminile', 6, 100],
      [2026, 'D – economia domestica', '80+', 'femminile', 'non indicato', 'non indicato'],
    ])
    expect(rows).toHaveLength(30)
  })

  test('of staff has posts of full time', () => {
    expect(tableOf('staff', year).rows).toEqual([
      [2026, '2026-11-20', 'Inf. di livello terziario', 'Cure', 'femminile', 5, '4.00'],
      [2026, '2026-11-20', 'Non indicata', 'Amministrazione', '', 'non indicato', 'non indicato'],
    ])
  })

  test('of one client has nothing of what its reader may not know', () => {
    const { rows } = dossierTableOf('clinical', { ...year, prescriptions: null, falls: null, wounds: null })
    expect(rows).toEqual([])
    expect(dossierTableOf('clinical', year).rows).toEqual([
      [2026, 'Prescrizioni aperte', '2026-11-20', 5],
      [2026, 'Prescrizioni che terminano entro 30 giorni', '2026-11-20', 'non indicato'],
      [2026, 'Cadute', '2026-02', 4],
      [2026, 'Lesione da pressione: nuove', '2026', 4],
      [2026, 'Lesione da pressione: aperte', '2026-11-20', 'non indicato'],
    ])
  })

  test('has as many cells in each row as in its head', () => {
    for (const of of ['hours', 'visits', 'clients', 'staff', 'clinical'] as const) {
      const { head, rows } = tableOf(of, year)
      expect(rows.every(row => row.length === head.length)).toBe(true)
    }
  })
})

const variableNamed = (name: FederalName) => federalVariables.find(({ value }) => value === name)!

describe('a federal variable', () => {
  test.each<[FederalName, object]>([
    ['canton', { is: 'given' }],
    ['legal_form', { is: 'missing' }],
    ['business_type', { is: 'missing' }],
    ['rcc', { is: 'missing' }],
    ['opening_hours', { is: 'missing' }],
    ['clients', { is: 'given' }],
    ['training', { is: 'missing', of: 1 }],
    ['employment_percent', { is: 'missing', of: 1 }],
    ['staff_gender', { is: 'missing', of: 1 }],
    ['accounts', { is: 'outside', why: 'Si tengono in contabilità.' }],
    ['meals', { is: 'outside', why: 'Non si registra in Vicino.' }],
    ['hours_by_kind', { is: 'given' }],
  ])('%s', (name, state) => {
    expect(federalState(variableNamed(name), year)).toEqual(state)
  })

  test('of the house is hidden from who may not read its settings', () => {
    const states = federalVariables.map(
      variable => federalState(variable, someStatistics({ house: null })).is,
    )
    expect(states.filter(is => is === 'hidden')).toHaveLength(5)
  })
})
