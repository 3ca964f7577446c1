import { describe, expect, it } from 'vitest'
import { addDays } from '../days/day.ts'
import {
  type CareKind,
  federalTariffs,
  type Tariff,
  tariffChanges,
  tariffOn,
  tariffsOn,
  WholeTariff,
} from './tariff.ts'

const own: Tariff = {
  law: 'kvg',
  letter: 'B',
  care_kind: 'ordinary',
  canton: null,
  contract: null,
  tariff_type: '532',
  code: '53202',
  name: 'Esami e cure',
  hourly_rate: 6400,
  from: '2026-07-01',
}
const inTicino: Tariff = { ...own, canton: 'TI', hourly_rate: 6500, from: '2026-03-01' }
const nextYear: Tariff = { ...own, hourly_rate: 6600, from: '2027-01-01' }
const accident: Tariff = { ...own, law: 'uvg', tariff_type: '533', hourly_rate: 9996, from: '2024-10-01' }

const agreed: Tariff = { ...own, contract: 'Convenzione Uno', hourly_rate: 6450 }
const otherwise: Tariff = { ...own, contract: 'Convenzione Due', hourly_rate: 6350 }

const rate = (listed: readonly Tariff[], more: Partial<Tariff> & { day: string }) =>
  tariffOn(listed, { law: 'kvg', letter: 'B', care_kind: 'ordinary', canton: 'TI', contract: null, ...more })
    ?.hourly_rate

describe('the tariff of an hour', () => {
  it.each([
    ['2010-12-31', [undefined, undefined, undefined]],
    ['2011-01-01', [7980, 6540, 5460]],
    ['2019-12-31', [7980, 6540, 5460]],
    ['2020-01-01', [7690, 6300, 5260]],
    ['2026-11-24', [7690, 6300, 5260]],
  ] as const)('is the federal contribution on %s', (day, rates) =>
    expect((['A', 'B', 'C'] as const).map(letter => rate([], { letter, day }))).toEqual(rates),
  )

  it.each<[string, readonly Tariff[], Partial<Tariff> & { day: string }, number | undefined]>([
    ['the own one from its first day', [own], { day: '2026-07-01' }, 6400],
    ['the federal one on the day before', [own], { day: '2026-06-30' }, 6300],
    ['that of the canton before a newer one for all', [own, inTicino], { day: '2026-12-31' }, 6500],
    ['that for all in another canton', [own, inTicino], { day: '2026-12-31', canton: 'GR' }, 6400],
    ['the newest that has begun, in any order', [nextYear, own], { day: '2027-01-01' }, 6600],
    ['the one before, until the newest begins', [nextYear, own], { day: '2026-12-31' }, 6400],
    ['that of its law alone', [accident], { day: '2026-07-01', law: 'uvg' }, 9996],
    ['none, where nobody wrote one of that law', [own], { day: '2026-07-01', law: 'ivg' }, undefined],
    [
      'that of ordinary care for psychiatric care',
      [own],
      { day: '2025-12-31', care_kind: 'psychiatric' },
      6300,
    ],
    [
      'none for acute and transitional care',
      [own],
      { day: '2026-07-01', care_kind: 'transitional' },
      undefined,
    ],
    [
      'that of the contract before what holds for every payer, and before that of the canton',
      [own, inTicino, otherwise, agreed],
      { day: '2026-12-31', contract: 'Convenzione Uno' },
      6450,
    ],
    [
      'that of the other contract for whom that holds',
      [own, inTicino, otherwise, agreed],
      { day: '2026-12-31', contract: 'Convenzione Due' },
      6350,
    ],
    ['never that of a contract for who has none', [agreed], { day: '2026-12-31' }, 6300],
    [
      'what holds for every payer, where the contract says nothing',
      [own, otherwise],
      { day: '2026-07-01', contract: 'Convenzione Uno' },
      6400,
    ],
    [
      'the federal one until the contract begins',
      [agreed],
      { day: '2026-06-30', contract: 'Convenzione Uno' },
      6300,
    ],
    ['none for housekeeping by basic insurance', [own], { day: '2026-07-01', letter: 'D' }, undefined],
  ])('is %s', (_what, listed, asked, expected) => expect(rate(listed, asked)).toBe(expected))

  it.each<[CareKind, string, string | null | undefined]>([
    ['psychiatric', '2025-12-31', null],
    ['psychiatric', '2026-01-01', '53222'],
    ['employed_relative', '2026-01-01', '53232'],
    ['ordinary', '2026-01-01', null],
  ])('goes for %s on %s by position %s', (care_kind, day, code) =>
    expect(
      tariffOn([], { law: 'kvg', letter: 'B', canton: 'TI', contract: null, care_kind, day })?.code,
    ).toBe(code),
  )
})

it('knows what holds on a day once for each thing that is said', () => {
  const holds = tariffsOn([inTicino, nextYear, accident], '2026-11-24')
  expect(
    holds.map(({ law, letter, care_kind, canton }) => [law, letter, care_kind, canton].join(' ')),
  ).toEqual([
    'kvg A ordinary ',
    'kvg B ordinary ',
    'kvg B ordinary TI',
    'kvg C ordinary ',
    'kvg A psychiatric ',
    'kvg B psychiatric ',
    'kvg C psychiatric ',
    'kvg A employed_relative ',
    'kvg B employed_relative ',
    'kvg C employed_relative ',
    'uvg B ordinary ',
  ])
})

it('lets the rates of two contracts stand beside what holds for every payer', () => {
  const holds = tariffsOn([agreed, own, otherwise], '2026-11-24')
  expect(
    holds
      .filter(({ letter, care_kind }) => letter === 'B' && care_kind === 'ordinary')
      .map(({ contract, hourly_rate, name }) => [contract, hourly_rate, name]),
  ).toEqual([
    [null, 6400, 'Esami e cure'],
    ['Convenzione Due', 6350, 'Esami e cure'],
    ['Convenzione Uno', 6450, 'Esami e cure'],
  ])
})

it('tells what changes from when, and from what', () => {
  const told = tariffChanges([nextYear, own, accident], '2026-06-30').map(({ tariff, before }) => [
    tariff.from,
    before?.hourly_rate,
    tariff.hourly_rate,
  ])
  expect(told).toEqual([
    ['2026-07-01', 6300, 6400],
    ['2027-01-01', 6400, 6600],
  ])
  const first = tariffChanges([accident], '2024-09-30').find(({ tariff }) => tariff === accident)
  expect(first?.before, 'nothing was billed so before').toBeUndefined()
  expect(tariffChanges([{ ...own, from: '2027-01-01' }, own], '2026-12-01'), 'the same again').toEqual([])
})

it('leaves no day without a contribution since 2011, whatever the order of the list', () => {
  for (let day = '2011-01-01'; day <= '2027-12-31'; day = addDays(day, 97))
    for (const letter of ['A', 'B', 'C'] as const)
      expect(rate(federalTariffs.toReversed(), { letter, day })).toBe(rate([], { letter, day }))
})

const refused = (more: Partial<Tariff>) =>
  WholeTariff.safeParse({ ...own, ...more }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

it.each<[Partial<Tariff>, string | undefined]>([
  [{}, undefined],
  [{ letter: 'D' }, 'letter'],
  [{ letter: 'D', law: 'vvg' }, undefined],
  [{ letter: 'D', law: 'private' }, undefined],
  [{ tariff_type: '53' }, 'tariff_type'],
  [{ tariff_type: null, code: null }, undefined],
  [{ hourly_rate: 0 }, 'hourly_rate'],
  [{ hourly_rate: 100_001 }, 'hourly_rate'],
  [{ hourly_rate: 63.5 }, 'hourly_rate'],
  [{ from: '2026-02-30' }, 'from'],
])('%j is refused at %s', (more, path) => expect(refused(more)?.[0]?.[0]).toBe(path))
